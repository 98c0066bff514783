/**
 * Keeps the part of the heap where objects are made as small as it starts. V8 doubles it under load, up to some
 * 100 MB on a large machine, to let objects die before they are moved; what a request of ours makes dies at once.
 * Import it first: what has grown does not shrink.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--semi-space-growth-factor=1');
