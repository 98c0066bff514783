/**
 * Fills a Google sheet with the enquiries of the website: a row for each, marked when it is withdrawn.
 * docs/operations.md, "A sheet of enquiries", says how to set it up. The tests run this file.
 */

/** A call that is older was not made just now, seconds. */
const LONGEST = 300;

const HEAD = ['call', 'reference', 'received', 'service', 'name', 'phone', 'email', 'message', 'answered by'];

/** Checks that the website made the call: HMAC-SHA256 over id, time and body (standardwebhooks.com). */
function isOurs({ parameter, postData }) {
  const secret = PropertiesService.getScriptProperties().getProperty('WEBHOOK_SECRET');
  const time = Number(parameter['webhook-timestamp']);
  if (!secret || !(Math.abs(Date.now() / 1000 - time) < LONGEST)) return false;
  const signed = `${parameter['webhook-id']}.${parameter['webhook-timestamp']}.${postData.contents}`;
  const utf8 = Utilities.Charset.UTF_8;
  const signature = Utilities.base64Encode(Utilities.computeHmacSha256Signature(signed, secret, utf8));
  return parameter['webhook-signature'] === `v1,${signature}`;
}

/** A visitor's text is no formula. Google hides the apostrophe, so telephone numbers have it too and keep their sign. */
function asText(value) {
  const text = String(value == null ? '' : value);
  return /^[\p{Zs}\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
}

/** Writes the row of a call. A call that is made again changes nothing. */
function write(sheet, call, { type, lead }) {
  // The morning list is no row.
  if (!lead) return;
  if (sheet.getLastRow() === 0) sheet.appendRow(HEAD);
  const rows = sheet.getDataRange().getValues();
  if (rows.some((row) => row[0] === call)) return;
  const { reference, receivedAt, service, name, phone, email, message } = lead;
  const index = rows.findIndex((row) => row[1] === reference);
  const held = type === 'lead.held' ? 'HELD AS DOUBTFUL ' : '';
  const row =
    type === 'lead.withdrawn'
      ? // Nothing that was typed stays; whoever looks sees that nobody is to be called.
        [call, reference, receivedAt, '', 'WITHDRAWN', '', '', '', '']
      : [call, reference, receivedAt, held + service, name, phone, email, message, ''].map(asText);
  if (index < 0) sheet.appendRow(row);
  else sheet.getRange(index + 1, 1, 1, row.length).setValues([row]);
}

/** Google calls this for each call of the website. */
// biome-ignore lint/correctness/noUnusedVariables: by this name
function doPost(event) {
  if (!isOurs(event)) return HtmlService.createHtmlOutput('refused');
  const lock = LockService.getScriptLock();
  lock.waitLock(10000);
  try {
    const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheets()[0];
    write(sheet, event.parameter['webhook-id'], JSON.parse(event.postData.contents));
  } finally {
    lock.releaseLock();
  }
  return HtmlService.createHtmlOutput('ok');
}
