import { contactForm } from '../../../server/leads/intake/testing/form-server.ts';
import { oddNames } from '../../../server/leads/intake/testing/odd-names.ts';
import { HONEYPOT_FIELD } from '../../../src/forms/field.ts';
import type { Random } from './random.ts';

/** A post as it goes over the wire. */
export interface FormPost {
  readonly type: string;
  readonly body: Buffer;
}

const newsletterForm = {
  'form-name': 'newsletter',
  'bot-field': '',
  email: 'ann@example.org',
  source: '/blog',
  page_url: 'https://tax.example/blog',
};

const values: readonly string[] = [
  ...['', ' ', '\u0000', '\r\n', '\u202e', '\ufeff', '\u200b', '\u{1F600}', '\uffff', '\u2028', '\t', '\u001b[2J'],
  ...['a\u0300', '\u0958', 'x'].map((letter) => letter.repeat(201)),
  ...['x'.repeat(5001), '\u{1F600}'.repeat(5000)],
  ...['<script>alert(1)</script>', "' or 1=1 --", '=cmd()', '--edge', '--edge--', '\r\n--edge\r\n'],
  ...['Content-Disposition: form-data; name="email"', 'a@b.c', 'a@b.c\r\nBcc: d@e.f', '__proto__', '[object Object]'],
  ...['NaN', '-1', '%00', '%', '&', '=', '+', 'ﬃ', 'வணக்கம்', '１２３'],
];

const names = ['form-name', HONEYPOT_FIELD, 'name', 'email', 'phone', 'service', 'message', ...oddNames] as const;

const edits = [
  ['\r\n', '\n'],
  ['\r\n\r\n', '\r\n'],
  ['form-data', 'attachment'],
  ['name="', 'name='],
  ['name="', 'nome="'],
  ['; name', '; filename="x"; name'],
  ['--edge--', ''],
  ['--edge', '--egde'],
  ['Content-Disposition', 'Content-Type: text/plain; charset=utf-16\r\nContent-Disposition'],
  ['Content-Disposition', 'Content-Transfer-Encoding: base64\r\nContent-Disposition'],
  ['Content-Disposition', 'content-disposition'],
  ['&', ';'],
  ['=', '=='],
  ['=', '%3D'],
  ['%', '%%'],
  ['"', "'"],
  ['contact', 'newsletter'],
  ['contact', 'Contact'],
] as const;

const types = [
  'multipart/form-data; boundary=edge',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="edge',
  'multipart/form-data; boundary=other',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/json',
  'text/plain',
  'multipart/mixed; boundary=edge',
  'MULTIPART/FORM-DATA; BOUNDARY=edge',
  'x',
  ';',
  `multipart/form-data; boundary=${'e'.repeat(200)}`,
] as const;

const fieldsOf = (random: Random, index: number): (readonly [string, string])[] => {
  const form = random.chance(0.7)
    ? { ...contactForm, message: `message ${index}` }
    : { ...newsletterForm, email: `n${index}@example.org` };
  const fields: (readonly [string, string])[] = Object.entries(form);
  for (let count = random.number(4); count > 0; count--) {
    const at = random.number(fields.length);
    const [name = ''] = fields[at] ?? [];
    const change = random.number(5);
    if (change === 0) fields.splice(at, 1);
    else if (change === 1) fields[at] = [name, random.pick(values)];
    else if (change === 2) fields.push([name, random.pick(values)]);
    else if (change === 3) fields.push([random.pick(names), random.pick(values)]);
    else fields[at] = [random.pick(names), random.pick(values)];
  }
  if (random.chance(0.01)) for (let count = 0; count < 1000; count++) fields.push([`f${count}`, 'x']);
  return fields;
};

const encode = (fields: readonly (readonly [string, string])[], multipart: boolean): string =>
  multipart
    ? `${fields.map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--edge--\r\n`
    : new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();

const damage = (body: Buffer, random: Random): Buffer => {
  const kind = random.number(4);
  if (body.length === 0) return body;
  if (kind === 0) return body.subarray(0, random.number(body.length));
  if (kind === 1) {
    for (let count = 1 + random.number(8); count > 0; count--) body[random.number(body.length)] = random.number(256);
    return body;
  }
  const at = random.number(body.length);
  const piece = body.subarray(random.number(body.length)).subarray(0, random.number(400));
  return kind === 2
    ? Buffer.concat([body.subarray(0, at), piece, body.subarray(at)])
    : Buffer.concat([body.subarray(0, at), body.subarray(at + random.number(60))]);
};

/** A body of one of the forms, valid, mutated a little, or broken. */
export const formPost = (random: Random, index: number): FormPost => {
  const multipart = random.chance(0.5);
  let text = encode(fieldsOf(random, index), multipart);
  if (random.chance(0.15)) {
    const [from, to] = random.pick(edits);
    text = random.chance(0.5) ? text.replace(from, to) : text.replaceAll(from, to);
  }
  const whole = Buffer.from(text);
  const body = random.chance(0.25) ? damage(whole, random) : whole;
  return { type: random.chance(0.95) ? types[multipart ? 0 : 1] : random.pick(types), body };
};
