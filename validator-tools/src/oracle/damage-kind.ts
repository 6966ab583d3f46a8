import type { Draft } from '@clearbench/iso20022/testing/generate-message.fixture';
import type { Random } from '@clearbench/iso20022/testing/seeded-random.fixture';

/** One kind of damage: which elements it can befall, and what it does to them. Some of it looks bad and is allowed. */
export type Damage = {
  readonly fits: (draft: Draft) => boolean;
  readonly apply: (random: Random, draft: Draft, message: Draft) => void;
};

export type Damages = Readonly<Record<string, Damage>>;
