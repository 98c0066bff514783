import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { readImports } from './read-imports.ts';
import { checks, folderRules, importRules } from './room-rules.ts';

/** Folders that nobody writes by hand. */
const written = '^([.]cache|checks/tools/node_modules|data|dist|dist[.]new|test-results)(/|$)';

const against = async (root: string, forbidden: IRegularForbiddenRuleType[], leftOut: string[]): Promise<string> => {
  const { exitCode, output } = await readImports(root, ['.'], {
    exclude: { path: leftOut },
    validate: true,
    ruleSet: { forbidden },
    outputType: 'err',
  });
  return exitCode === 0 ? '' : String(output);
};

/**
 * Holds every import of a repository against the rule of rooms. Folders are looked at without the checks: those may
 * read anything, so they would close circles that the product does not have.
 * @param root the repository's folder
 * @returns the wrong imports and the circles, as text; empty when there are none
 */
export const wrongImports = async (root: string): Promise<string> =>
  (await against(root, importRules, [written])) + (await against(root, folderRules, [written, ...checks]));
