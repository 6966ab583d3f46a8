// The compiler between the first and the last holds tens of megabytes while a large file is checked, and makes nothing faster.
import v8 from 'node:v8';

v8.setFlagsFromString('--no-maglev');
