import { expect, test } from 'vitest';
import { otherFirm } from '../../tests/support/firms.ts';
import { responseHeaders } from './response-headers.ts';

const headersOf = (changes: Parameters<typeof otherFirm>[0]) =>
  responseHeaders({ firm: otherFirm(changes).firm, answer: 'page', inlineStyles: ['abc'], secure: true });

const policyOf = (changes: Parameters<typeof otherFirm>[0]) => headersOf(changes)['content-security-policy'];

const mapEmbedUrl = 'https://maps.example/embed?pb=1';

test('a page may frame the map of the firm, and ask whether it answers', () => {
  const policy = policyOf({ firm: { mapEmbedUrl, blogUrl: null } });
  expect(policy).toContain('frame-src https://maps.example;');
  expect(policy).toContain("connect-src 'self' https://maps.example;");
});

test('a page may ask for the blog of the firm', () => {
  const policy = policyOf({ firm: { mapEmbedUrl, blogUrl: 'https://blog.example/tax/' } });
  expect(policy).toContain("connect-src 'self' https://blog.example https://maps.example;");
});

test.each([true, false])('the list of browsers is named where the firm asks for it: %s', (hstsPreload) => {
  const sent = headersOf({ firm: { hstsPreload } })['strict-transport-security'] ?? '';
  expect(sent.endsWith('; preload')).toBe(hstsPreload);
});
