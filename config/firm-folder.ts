import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The owner's folder: its path, and its name as messages write it. */
export interface FirmFolder {
  readonly path: string;
  readonly name: string;
}

// A program that a host has packed into one file does not know where this file was.
const { dirname = 'config' } = import.meta as { readonly dirname?: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** The sample firm of the repository, which is shown until the owner has made a folder. */
export const SAMPLE = 'firm.sample';

/**
 * Returns the place of the folder: a program packed into one file is started in the project's folder and lies
 * elsewhere.
 */
const placeFolder = (name: string): FirmFolder => {
  const beside = resolve(dirname, '..', name);
  return { name, path: existsSync(beside) ? beside : resolve(name) };
};

export const sampleFolder = (): FirmFolder => placeFolder(SAMPLE);

/** Returns whether a folder is the sample, whose firm does not exist. */
export const isSample = ({ name }: FirmFolder): boolean => name === SAMPLE;

/**
 * Returns the owner's folder, whether it is there or not: `FIRM_DIR`, or `firm` where that is not set. A relative one is
 * beside the project's other folders.
 */
export const ownFolder = ({ FIRM_DIR }: Environment): FirmFolder => placeFolder(FIRM_DIR?.trim() || 'firm');

/** Returns the folder of the firm that is shown: the owner's, or the sample where there is none. */
export const firmFolder = (env: Environment): FirmFolder => {
  const own = ownFolder(env);
  // A folder that a setting names and that is not there is a mistake.
  return env.FIRM_DIR?.trim() || existsSync(own.path) ? own : sampleFolder();
};
