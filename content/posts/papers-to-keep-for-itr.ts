import { fact } from '../facts.ts';
import type { SamplePost } from '../schema.ts';

export const content = {
  id: 'papers-to-keep-for-itr',
  title: 'Which papers a shop owner should keep ready for the ITR',
  category: 'Income Tax',
  publishedOn: '2026-06-11',
  paragraphs: [
    `Every June somebody arrives with a carrier bag of bills and one question: what do you need from this? Less than you think, but not what you think. No paper is attached to an income tax return. The papers are for working out the figures, and for the day, perhaps two years later, when the department asks how you arrived at them. For most individuals the date is ${fact('itr.due-individuals')}; a business return, and above all an audited one, has its own date, so ask early which is yours.`,
    'Start with what the department already has. Log in to the income tax portal and download the Annual Information Statement, the taxpayer summary and Form 26AS. They list bank interest, dividends, property dealings, large deposits, share sales and the tax others have deducted in your name. Read them before you total anything. A fixed deposit of your wife booked under your PAN, or a contractor who deducted tax and never deposited it, is settled with a letter in June and with a notice in December.',
    'Next, the business. We ask for the sales and purchase registers, GSTR-1 and GSTR-3B for all the months, the stock taken on 31 March with its value, and lists of who owed you and whom you owed on that day. GST turnover and income tax turnover are compared by computer. They may differ for honest reasons, such as exempt sales, advances or job-work receipts, but the reason should be written on a sheet and kept in the file.',
    'Then the banks: statements of every account for the full year, current, savings and overdraft, including the one you stopped using. Mark the credits that are not sales. Chit money received, a gold loan, a transfer from your brother, the sale of an old van: five words in pencil beside each entry save an afternoon later. UPI collections on a personal number belong here too, since the bank reports the account and not your intention.',
    "Loans and assets come after that. Keep the lender's yearly statement that splits interest from principal, since only the interest on a business loan is an expense. Keep invoices for machines, computers and vehicles, with the date on which each was put to use, because depreciation depends on it. If you sold land, a house or gold, bring the purchase deed as well as the sale deed. A missing purchase deed can turn a small gain into a large one.",
    'For deductions, keep proofs and not promises: insurance premium receipts, school fee receipts that show tuition apart from transport, the home loan certificate, the 80G receipt with its number, medical insurance paid other than in cash. Many of these count only if you choose the old regime, and an owner with business income cannot switch to and fro every year. Have both computed before deciding.',
    `Which form it will be, somewhere from ${fact('itr.range')}, follows from the papers and not the other way round. A small trader on presumptive income may use ITR-4; one with shares traded daily, or losses to carry forward, will usually need ITR-3. After filing, e-verify the return, because an unverified return counts as not filed. Keep the acknowledgement, the computation and the working papers in one folder per year, on paper or on the phone with a copy elsewhere.`,
  ],
} satisfies SamplePost;
