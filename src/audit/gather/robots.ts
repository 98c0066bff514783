/** What `robots.txt` says to every crawler (RFC 9309). */
export interface RobotsFacts {
  readonly hasUserAgent: boolean;
  readonly hasSitemap: boolean;
  readonly rules: readonly RobotsRule[];
}

/** One rule of the groups for all crawlers. */
export interface RobotsRule {
  readonly allow: boolean;
  readonly pattern: string;
}

const lineOf = (line: string): readonly [name: string, value: string] | null => {
  const text = line.split('#', 1)[0] ?? '';
  const colon = text.indexOf(':');
  return colon < 0 ? null : [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()];
};

/** Reads the file; a line that it does not know says nothing. */
export const readRobots = (text: string): RobotsFacts => {
  const rules: RobotsRule[] = [];
  let hasUserAgent = false;
  let hasSitemap = false;
  let forAll = false;
  let inAgents = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [name, value] = lineOf(line.replace(/^\ufeff/, '')) ?? ['', ''];
    if (name === 'user-agent') {
      hasUserAgent ||= value !== '';
      // Several agents in a row share the rules that follow.
      forAll = (inAgents && forAll) || value === '*';
      inAgents = true;
    } else if (name === 'sitemap') hasSitemap ||= value !== '';
    else if (name === 'allow' || name === 'disallow') {
      inAgents = false;
      if (forAll && value !== '') rules.push({ allow: name === 'allow', pattern: value });
    }
  }
  return { hasUserAgent, hasSitemap, rules };
};

/** Whether a path fits a pattern: `*` is any text, `$` at its end is the end. Greedy from the left, never backtracking. */
const fits = (path: string, pattern: string): boolean => {
  const whole = pattern.endsWith('$');
  const [start = '', ...pieces] = (whole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  let at = start.length;
  const last = whole ? pieces.pop() : undefined;
  for (const piece of pieces) {
    const index = path.indexOf(piece, at);
    if (index < 0) return false;
    at = index + piece.length;
  }
  if (!whole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
};

/** Whether every crawler may read a path: the longest rule decides, and of two equal ones the kinder. */
export const mayCrawl = ({ rules }: RobotsFacts, path: string): boolean => {
  let length = -1;
  let allowed = true;
  for (const { allow, pattern } of rules) {
    if (pattern.length < length || !fits(path, pattern)) continue;
    allowed = pattern.length > length ? allow : allowed || allow;
    length = pattern.length;
  }
  return allowed;
};
