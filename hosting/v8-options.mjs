// Options of V8 for processes that serve requests and validate; see docs/decisions/0018-v8-options.md.
import v8 from 'node:v8';
import '../validator/v8-options.mjs';

v8.setFlagsFromString('--invocation-count-for-turbofan=500');
