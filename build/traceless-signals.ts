import type { Plugin } from 'vite';

const reactDom = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** The statements that make the signals: at the top of the file, so that they run while it is evaluated. */
const signals = /^(?<name>var \w+| {2}\w+) = Error\(formatProdErrorMessage\((?<number>\d+)\)\)(?=[,;]$)/gm;

/** HydrationMismatch, Suspense, SuspenseyCommit, SuspenseAction and SelectiveHydration, by React's numbers of messages. */
const known = [519, 460, 474, 542, 461];

/**
 * Makes the errors that React throws to itself as signals, and knows by identity, without a stack trace: theirs would only
 * tell where React begins, and a browser that is being measured or debugged reads the whole of React again to write it
 * down, 15 to 25 ms on a quick processor.
 * @param code React DOM for browsers, production
 * @throws Error when it makes other signals than those known here: such a React has to be read anew
 */
export const withoutTraces = (code: string): string => {
  const found = [...code.matchAll(signals)].map(({ groups }) => Number(groups?.number));
  if (found.join() !== known.join()) {
    throw new Error(
      `React DOM makes the signals ${found.join(', ')}, not ${known.join(', ')}: see traceless-signals.ts`,
    );
  }
  return code.replace(
    signals,
    '$<name> = Object.create(Error.prototype, { message: { value: formatProdErrorMessage($<number>) } })',
  );
};

/**
 * The same for a bundle.
 * @throws Error from the build when React DOM was not among its files: it may have got another name
 */
export const tracelessSignals = (): Plugin => {
  let found = false;
  return {
    name: 'traceless-signals',
    transform: (code, id) => {
      if (!reactDom.test(id)) return null;
      found = true;
      return { code: withoutTraces(code), map: null };
    },
    buildEnd: (error) => {
      if (!error && !found) throw new Error('React DOM is not where traceless-signals.ts looks for it');
    },
  };
};
