/** The site with the planted faults, running: the tests of the audit and the comparison with another crawler use it. */
import type { SiteKnowledge } from '../../src/audit/index.ts';
import { faults } from './planted-faults.ts';
import { goodHeaders, plantedFirm, plantedPage } from './planted-page.ts';
import { goodRobots, hang, type PlantedSite, plantSite, sitemapOf } from './planted-site.ts';

const home = plantedPage('/', {
  body: faults
    .filter(({ linked }) => linked)
    .map(({ path }) => `<a href="${path}">to</a>`)
    .join(' '),
});

const byPath = new Map(faults.map((fault) => [fault.path, fault]));

/** What the sitemap lists, in its order. */
export const listed = ['/', ...faults.filter((fault) => fault.listed === 'sitemap').map(({ path }) => path)];

/** The other addresses of its pages. */
export const aliases = faults.filter((fault) => fault.listed === 'alias').map(({ path }) => path);

/** What the audit is told of the site. */
export const knowledge: SiteKnowledge = {
  firm: plantedFirm,
  judge: (path) => {
    if (path === '/unknown-to-rules') return { statusCode: 404, message: 'Page not found', redirectTo: '/' };
    return path.startsWith('/alias-')
      ? { statusCode: 301, message: 'HTTP 301', redirectTo: '/title-60' }
      : { statusCode: 200, message: 'Valid URL', redirectTo: null };
  },
  canonical: [],
  aliases,
};

/** Starts it on a free port of loopback. */
export const startFaultySite = (): Promise<PlantedSite> => {
  const locations = [...listed, '/repeated'].map((path) => plantedFirm.origin + path);
  return plantSite((request, response) => {
    const path = request.url ?? '';
    const isHead = request.method === 'HEAD';
    const send = (status: number, headers: Readonly<Record<string, string>>, body: string | Buffer): void => {
      response.writeHead(status, headers).end(isHead ? undefined : body);
    };
    if (path === '/robots.txt') return send(200, {}, goodRobots);
    if (path === '/sitemap.xml')
      return send(200, {}, sitemapOf([...locations, 'https://elsewhere.test/', 'no address']));
    if (path === '/') return send(200, goodHeaders, home);
    const fault = byPath.get(path);
    if (!fault) return send(404, goodHeaders, plantedPage(path));
    if (fault.status === 'hang') return hang(response);
    if (fault.status === 'break') return void request.socket.destroy();
    return send(isHead ? (fault.headStatus ?? fault.status) : fault.status, fault.headers, fault.body);
  });
};
