import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { readImports } from './read-imports.ts';
import { checks, folderRules, importRules } from './room-rules.ts';

/** Folders that programs write. */
const generated = '^([.]cache|checks/tools/node_modules|data|dist([.]builds)?|test-results)(/|$)';

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
 * Checks every import of a repository against the rule of rooms. Circles of folders are looked for without tests and
 * checks: those may import anything, and would make circles that the product does not have.
 * @param root the repository's folder
 * @returns the wrong imports and the circles, as text; empty when there are none
 */
export const wrongImports = async (root: string): Promise<string> =>
  (await against(root, importRules, [generated])) + (await against(root, folderRules, [generated, ...checks]));
