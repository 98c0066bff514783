import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';

const linuxName = (): string | null => {
  try {
    return /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
};

/** This machine in one line: processor, cores, memory, system and Node. */
export const machine = (): string => {
  const cores = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const system = linuxName() ?? `${type()} ${release()}`;
  return `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, ${memory}, ${system}, Node ${process.versions.node}`;
};
