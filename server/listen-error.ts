import { type Settings, SettingsError } from './settings.ts';

/**
 * Names the setting to change when the server cannot listen on an address.
 * @param portName the setting of the port
 * @param hostName the setting of the address
 */
export const listenError = (
  error: unknown,
  { port, host }: Pick<Settings, 'port' | 'host'>,
  portName: string,
  hostName: string,
): unknown => {
  if (!(error instanceof Error && 'code' in error)) return error;
  if (error.code === 'EADDRINUSE')
    return new SettingsError(
      `Port ${port} is taken by another program: end that one, or set ${portName} to another number, as in "${portName}=${port + 100} npm start".`,
    );
  return new SettingsError(
    `Nobody can listen on ${host}, port ${port} (${error.code}): ${hostName} must be an address of this machine, ${portName} a port that this user may take.`,
  );
};
