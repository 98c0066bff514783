import { expect, test } from 'vitest';
import { otherFirm } from '../../tests/support/firms.ts';
import { responseHeaders } from './response-headers.ts';

const listHeaders = (changes: Parameters<typeof otherFirm>[0]) =>
  responseHeaders({ firm: otherFirm(changes).firm, answer: 'page', inlineStyles: ['abc'], secure: true });

const readPolicy = (changes: Parameters<typeof otherFirm>[0]) => listHeaders(changes)['content-security-policy'];

const mapEmbedUrl = 'https://maps.example/embed?pb=1';

test("allows framing the firm's map", () => {
  const policy = readPolicy({ firm: { mapEmbedUrl, blogUrl: null } });
  expect(policy).toContain('frame-src https://maps.example;');
  expect(policy).toContain("connect-src 'self' https://maps.example;");
});

test('a page may ask for the blog of the firm', () => {
  const policy = readPolicy({ firm: { mapEmbedUrl, blogUrl: 'https://blog.example/tax/' } });
  expect(policy).toContain("connect-src 'self' https://blog.example https://maps.example;");
});

test.each([true, false])("names the browsers' list where asked: %s", (hstsPreload) => {
  const sent = listHeaders({ firm: { hstsPreload } })['strict-transport-security'] ?? '';
  expect(sent.endsWith('; preload')).toBe(hstsPreload);
});
