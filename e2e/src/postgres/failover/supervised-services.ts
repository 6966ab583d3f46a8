import type { Installation } from '../../services/installation.ts';
import type { Kind, RunningService } from '../../services/run-service.ts';

/** Services that are started again when they end by themselves, as an orchestrator does. */
export type SupervisedServices = {
  /** Every line that a service printed, of all its processes. */
  printed(kind: Kind): readonly string[];
  /** The exit codes of processes that ended by themselves. */
  readonly exitCodes: readonly { readonly kind: Kind; readonly code: number | null }[];
  /** Ends the supervision; the installation stops the services. */
  release(): void;
};

/** Starts services one after another, and watches them; `ports` of a kind are the ports of its processes. */
export const supervisedServices = async (
  installation: Installation,
  ports: readonly (readonly [Kind, number])[],
): Promise<SupervisedServices> => {
  const processes: { readonly kind: Kind; readonly service: RunningService }[] = [];
  const exitCodes: { kind: Kind; code: number | null }[] = [];
  let released = false;
  const start = async (kind: Kind, port: number): Promise<void> => {
    const service = await installation.start(kind, port);
    processes.push({ kind, service });
    service.process.once('exit', (code) => {
      if (released) return;
      exitCodes.push({ kind, code });
      void start(kind, port);
    });
  };
  for (const [kind, port] of ports) await start(kind, port);
  return {
    printed: (wanted) => processes.filter(({ kind }) => kind === wanted).flatMap(({ service }) => service.printed),
    exitCodes,
    release() {
      released = true;
    },
  };
};
