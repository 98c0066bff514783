import { siteConfig } from './build/site-config.ts';

export default siteConfig('en');
