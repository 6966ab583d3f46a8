// Memory and time of the validation depend on these options of V8; see docs/decisions/0018-v8-options.md.
import v8 from 'node:v8';

v8.setFlagsFromString('--no-maglev');
v8.setFlagsFromString('--no-allocation-site-pretenuring');
