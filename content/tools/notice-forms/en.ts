/** Tells what a notice in each form wants, in general words without figures of the law. */
import type { NoticeName } from '../notice/names.ts';

/** A kind of notice. */
export interface NoticeForm {
  /** The name of the notice in a few words. */
  readonly title: string;
  readonly wants: readonly string[];
  readonly papers: readonly string[];
  readonly avoid: readonly string[];
}

const returnsOfPeriod = 'GSTR-1 and GSTR-3B for the periods in the notice';
const annexure = 'The notice with its annexures, from the portal';
const wholeOrder = 'The full order, with the date on which you received it';
const repliesBefore = 'The notice before it, and your replies';
const yearReturn = 'The return for that year and its computation';

export const noticeForms: Readonly<Record<NoticeName, NoticeForm>> = {
  'ASMT-10': {
    title: 'differences in your returns',
    wants: [
      'An explanation for each difference in the list, for example between GSTR-1 and GSTR-3B, or for credit that your suppliers did not report',
      'If the difference is correct, the tax with interest',
      'You reply on the portal in form ASMT-11',
    ],
    papers: [
      annexure,
      returnsOfPeriod,
      'GSTR-2B for the same periods',
      'Sales and purchase registers, credit and debit notes',
    ],
    avoid: [
      'Do not pay a difference before you know its reason',
      'Do not reply with totals only. Each line needs its own reason',
    ],
  },
  'DRC-01A': {
    title: 'tax that the officer intends to demand from you',
    wants: [
      'To know whether you accept the tax, interest and penalty in the notice',
      'If not, your reasons, in Part B of the same form',
    ],
    papers: [
      annexure,
      returnsOfPeriod,
      'Earlier letters and replies on the same matter',
      'Bills and ledgers behind each amount',
    ],
    avoid: ['Do not ignore it. A demand (DRC-01) usually follows', 'Do not pay a part without saying what it is for'],
  },
  'DRC-01B': {
    title: 'more tax in GSTR-1 than in GSTR-3B',
    wants: [
      'Payment of the difference, or the reason for it, in Part B of the form on the portal',
      'If you do not reply, your next GSTR-1 is blocked',
    ],
    papers: [
      annexure,
      'GSTR-1 and GSTR-3B for that month, side by side',
      'Amendments and credit notes for the month',
      'Challans, if you have already paid',
    ],
    avoid: [
      'Do not just add the difference to the next return without replying',
      'Do not choose a reason from the list that your books do not support',
    ],
  },
  'DRC-01C': {
    title: 'more credit taken in GSTR-3B than in GSTR-2B',
    wants: [
      'Reversal of the excess credit, or the reason for it, in Part B of the form on the portal',
      'If you do not reply, your next GSTR-1 is blocked',
    ],
    papers: [
      annexure,
      'GSTR-2B and GSTR-3B for that month, side by side',
      'Purchase bills behind the difference',
      'Credit of earlier months that you took in this month',
    ],
    avoid: [
      'Do not reverse credit before you have checked each bill',
      'Do not rely on a supplier who says that he will file soon',
    ],
  },
  'DRC-01': {
    title: 'a demand to which you must reply',
    wants: [
      'Your reply to each ground for tax, interest or penalty, in form DRC-06',
      'Whether you want a personal hearing',
    ],
    papers: [
      annexure,
      'The show-cause notice that this form summarises',
      returnsOfPeriod,
      'Ledgers, bills and contracts behind each ground',
      'Earlier replies, for example to ASMT-10 or DRC-01A',
    ],
    avoid: [
      'Do not leave any ground unanswered. A ground without a reply is treated as accepted',
      'Do not miss the hearing if you asked for one',
    ],
  },
  'DRC-07': {
    title: 'an order for tax, interest and penalty',
    wants: [
      'Payment of the amount in the order',
      'Or an appeal (APL-01). The time limit runs from the day you received the order',
    ],
    papers: [
      'The full order, with the date on which you received it',
      'The notice before it, and your replies',
      'Ledgers and bills behind each ground that you do not accept',
    ],
    avoid: [
      'Do not let the time for an appeal pass while you look for papers',
      'Do not pay everything before you know whether to appeal. For an appeal you pay only a part',
    ],
  },
  'ASMT-13': {
    title: 'a best judgment order (tax on an estimate), because you did not file a return',
    wants: [
      'The return for the period, with tax, interest and late fee',
      'If you file it within the time limit in section 62, the order is withdrawn',
    ],
    papers: [
      'The order, with the date on which you received it',
      'Sales and purchase bills for the period',
      'GSTR-2B for the period',
    ],
    avoid: [
      'Do not pay the estimate before you have worked out the actual tax',
      'Do not file the return without paying its tax. The order is withdrawn only if the tax is paid too',
    ],
  },
  'ADT-01': {
    title: 'an audit of your books under GST',
    wants: [
      'Books, returns and bills for the years in the notice, on the date mentioned in the notice',
      'A person who can answer questions about the books and returns',
    ],
    papers: [
      annexure,
      'Annual returns and accounts for those years',
      'Sales, purchase, stock and credit registers',
      'E-way bills, and your reconciliation with GSTR-2B',
    ],
    avoid: [
      'Do not hand over books until you have copies and a signed list',
      'Do not guess an answer. Say that you will check',
    ],
  },
  'CMP-05': {
    title: 'you may not be eligible for the composition scheme',
    wants: ['Your reasons for staying in the scheme, in form CMP-06'],
    papers: [
      annexure,
      'Month-wise turnover for the year for all places under the same PAN',
      'CMP-08 and GSTR-4 for the periods',
      'Sales bills, as proof of what you sell and to whom',
    ],
    avoid: [
      'Do not continue without charging GST if you know that you crossed the limit',
      'Do not leave the notice without a reply. The officer can ask for tax at the normal rates',
    ],
  },
  'RFD-08': {
    title: 'your refund may be rejected, fully or partly',
    wants: [
      'Your reply to each reason for rejecting the refund, in form RFD-09, with proof',
      'Whether you want a personal hearing',
    ],
    papers: [
      'The application with its reference number',
      'The statement of invoices, shipping bills and payments received',
      'GSTR-1, GSTR-3B and GSTR-2B for the periods',
    ],
    avoid: [
      'Do not apply again instead of replying. You lose the date of the first claim',
      'Do not send all papers again without saying which paper answers which reason',
    ],
  },
  'GSTR-3A': {
    title: 'you have not filed a return',
    wants: [
      'The return for the period in the notice, with tax, interest and late fee',
      'If you file the return in time, nothing else',
    ],
    papers: [
      'Sales and purchase bills for the period',
      'GSTR-2B for the period',
      'If you have already filed the return, the acknowledgement',
    ],
    avoid: [
      'Do not wait for an assessment, because the officer can assess the tax on his own figures',
      'Do not file a nil return just to be in time if you had sales',
    ],
  },
  'REG-03': {
    title: 'a query about your application for registration',
    wants: [
      'The document or explanation asked for, about an application for registration, amendment or cancellation',
      'You reply on the portal in form REG-04',
    ],
    papers: [
      'The application with its reference number',
      "Rental agreement or title deed, latest EB bill, owner's consent letter",
      'Photos of the shop with its name board',
      'PAN and a masked copy of Aadhaar, if the officer asks for them',
    ],
    avoid: [
      'Do not upload the same document again without saying what is new',
      'Do not let the time pass, because the application is then rejected',
    ],
  },
  'REG-17': {
    title: 'your registration may be cancelled',
    wants: [
      'The reason why the registration should not be cancelled, in form REG-18, within seven working days',
      'Usually also what the officer found missing: pending returns, or proof that you do business at the address',
    ],
    papers: [
      annexure,
      'Pending returns, and their challans',
      'Proof of the place of business: rental agreement, EB bill, photos',
      'Recent sales and purchase bills',
    ],
    avoid: [
      'Do not continue to issue tax invoices if the registration was suspended',
      'If unfiled returns are the reason, do not reply before you have filed them',
    ],
  },
  '143(1)': {
    title: 'your income tax return was processed',
    wants: [
      'Usually nothing. The intimation has your figures next to those of the department, so compare them',
      'If the intimation asks for tax: payment, or a rectification request for a mistake',
      'If an adjustment is proposed under section 143(1)(a): your answer on the portal, whether you agree or not',
    ],
    papers: [
      'The intimation, and the return you filed',
      'Form 26AS and the Annual Information Statement (AIS) for the year',
      'Form 16 or 16A, challans, proof of deductions',
    ],
    avoid: [
      'Do not pay before you have compared your figures with those of the department',
      'Do not open a file that came with an e-mail. Download it from the portal',
    ],
  },
  '139(9)': {
    title: 'your income tax return is defective',
    wants: ['The return again, with the defect corrected', 'Or your reason why there is no defect'],
    papers: [
      'The notice with its error code',
      'The return you filed',
      'Balance sheet and profit and loss account, if you have a business',
      'Form 26AS and the tax challans',
    ],
    avoid: [
      'Do not file a separate new return. You reply to the notice itself',
      'Do not let the time pass, because the return can then be treated as not filed',
    ],
  },
  '142(1)': {
    title: 'a request for a return, or for documents',
    wants: [
      'A return you have not filed, or accounts, documents and written answers for an assessment',
      'A reply to every point in the questionnaire, one by one',
    ],
    papers: [
      'The notice with its questionnaire',
      'Books, bank statements and bills for the year',
      'Earlier returns and assessment orders',
      'Loan, gift and property documents, if the notice asks for them',
    ],
    avoid: [
      'Do not reply "not applicable" without a reason',
      'Do not send more than the notice asks for, and read what you send',
    ],
  },
  '148': {
    title: 'income of an earlier year is to be assessed',
    wants: ['Section 148A: your reason why the year should not be reopened', 'Section 148: a return for that year'],
    papers: [
      'The notice with the information on which it is based',
      'The return for that year and its computation',
      'Bank statements and documents on the amounts in the notice',
      'Form 26AS and the Annual Information Statement (AIS) for that year',
    ],
    avoid: [
      'Do not file a return before you have checked the ground and the dates of the notice',
      'Do not ignore the notice because the year is long over',
    ],
  },
  '200A': {
    title: 'a default in your TDS return',
    wants: [
      'Payment of the short deduction, interest or late fee in the intimation',
      'Or a correction return, if a PAN, a challan or an amount was wrong',
    ],
    papers: [
      'The intimation and the justification report from TRACES',
      'The TDS return you filed',
      'Challans and the deduction register for the quarter',
    ],
    avoid: [
      'Do not pay a default that comes from a wrong PAN or challan. Correct the return',
      'Do not put off the correction until the next quarter, because the interest can increase',
    ],
  },
  '143(2)': {
    title: 'your income tax return was selected for scrutiny',
    wants: [
      'Replies and documents on the points in the notice, filed on the portal',
      'A questionnaire often follows. Each question needs its own reply',
    ],
    papers: [
      'The notice with its points',
      'The return you filed, with its computation',
      'Books, bank statements and bills for the year',
      'Form 26AS and the Annual Information Statement (AIS) for the year',
    ],
    avoid: [
      'Do not reply by e-mail or post if the reply has to be filed on the portal',
      'Do not send documents without a covering letter that says what each document proves',
    ],
  },
  '148A(d)': {
    title: 'an order to reopen an earlier year',
    wants: ['Nothing by itself. A notice under section 148, which asks for a return, comes with the order or after it'],
    papers: [
      'The order, the notice before it and your reply',
      'The return for that year and its computation',
      'Documents on the amounts in the order',
    ],
    avoid: [
      'Do not think that your earlier reply is enough. You still have to file the return',
      'Do not wait for the next notice before you take advice. This is the time to check whether the year could be reopened at all',
    ],
  },
  '133(6)': {
    title: 'a request for information about you or somebody else',
    wants: ['The information or documents asked for, for the dates and persons in the notice'],
    papers: [
      'The notice with its list of information',
      'Ledger and bills for the person or transaction in the notice',
      'Bank statements for those dates',
    ],
    avoid: [
      'Do not send more than the notice asks for',
      "Do not ignore the notice because the case is somebody else's. You can be fined if you do not reply",
    ],
  },
  '154': {
    title: 'a mistake in an order or intimation is to be corrected',
    wants: [
      'Your reply, if the correction increases your tax or reduces your refund',
      'Or nothing, if you asked for the correction yourself',
    ],
    papers: [
      'The order or intimation that is to be corrected',
      'The return you filed',
      'Proof of the correct figure: challan, Form 26AS, certificate',
    ],
    avoid: [
      'Do not agree before you have compared both figures',
      'Do not ask for a correction to add a claim that you left out of the return. For such a claim you file a revised or updated return',
    ],
  },
  '156': {
    title: 'a demand for tax, interest or penalty',
    wants: [
      'Payment of the amount within the time in the notice',
      'If you do not accept the demand: an appeal or a rectification, and a request for stay of the demand until then',
    ],
    papers: [
      'The demand, and the order or intimation on which it is based',
      'Challans and Form 26AS',
      'Proof of what you have already paid or appealed against',
    ],
    avoid: [
      'Do not look only at the demand. Read the order on which it is based too',
      'Do not ignore the demand, because interest increases and refunds are held back',
    ],
  },
  '245': {
    title: 'your refund is to be adjusted against an old demand',
    wants: ['Your answer on the portal: whether you agree with the old demand, and your reason if you do not'],
    papers: [
      'The intimation, with the year and amount of the demand',
      'The order, appeal or correction for that year',
      'Challans for that year',
    ],
    avoid: [
      'Do not let the time to reply pass, because the refund is then adjusted',
      'Do not agree to a demand that was already paid or cancelled',
    ],
  },
  '270A': {
    title: 'a penalty for under-reported income',
    wants: [
      'Your reasons why there should be no penalty, for each ground',
      'If you have paid the tax and interest and do not want to appeal: a request for immunity under section 270AA',
    ],
    papers: [
      'The notice and the assessment order on which it is based',
      'The return, and your replies in the assessment',
      'Documents which prove that you disclosed the facts',
    ],
    avoid: [
      'Do not pay the penalty just because you paid the tax',
      'Do not let the time for the request under section 270AA pass',
    ],
  },
  '7A': {
    title: 'an inquiry into PF dues',
    wants: ['You, or a person authorised by you, at the hearing', 'The records from which the PF dues are worked out'],
    papers: [
      'Muster roll, wage register and payslips for the period',
      'PF returns (ECR) and challans',
      'Balance sheets and ledgers for wages and contractors',
      'Contracts with labour contractors and their challans',
    ],
    avoid: [
      'Do not miss the hearing, because the office can then fix the dues from its own records',
      'Do not hand over originals without a signed list',
    ],
  },
  '14B': {
    title: 'damages and interest for late PF payments',
    wants: ['Your reply to the table of late payments', 'Payment of the amounts that are correct in the table'],
    papers: [
      'The table in the notice',
      'PF returns (ECR) and challans with the dates of payment',
      'Bank statements, as proof of the dates of payment',
    ],
    avoid: [
      'Do not accept the table without comparing each date',
      'Do not forget that interest under section 7Q is asked for in addition to the damages',
    ],
  },
  'C-18': {
    title: 'ESI contributions that the office says are missing',
    wants: [
      'Your objection to the contribution worked out in the notice, or the payment',
      'You or your representative at the hearing, if there is one',
    ],
    papers: [
      'Wage register, attendance and payslips for the period',
      'ESI challans and returns of contribution',
      'Ledgers for wages, repairs and contractors',
      'Proof of which workers are above the wage limit',
    ],
    avoid: [
      'Do not leave the notice without a reply, because the office can pass an order on its own figures',
      'Do not reply from memory. Use the register for each month',
    ],
  },
  'DRC-01D': {
    title: 'tax in your own return is unpaid and will be recovered',
    wants: [
      'Payment of the tax or interest, within the time mentioned in the notice',
      'The form is already the recovery notice. You will not get another one before recovery starts',
    ],
    papers: [
      annexure,
      'The return for the period, and its challan',
      'Your electronic cash ledger and credit ledger from the portal',
    ],
    avoid: ['Do not wait for a show-cause notice. The officer can next ask your bank or a customer to pay'],
  },
  'DRC-10': {
    title: 'your goods are to be sold by auction',
    wants: [
      'Payment of the dues before the date of the auction',
      'Or your written objection to the officer who signed the notice',
    ],
    papers: [
      annexure,
      'The order for the dues, and proof of what you have paid or appealed against',
      'Bills, as proof of who owns the goods',
    ],
    avoid: ['Do not move or sell the goods listed in the notice'],
  },
  'DRC-13': {
    title: 'somebody who owes you money is told to pay the department',
    wants: [
      'The bank, tenant or customer mentioned in the notice must pay your dues from the money owed to you, or give a reason for not paying',
      'You pay the dues, or show that your appeal is pending and the pre-deposit is paid',
    ],
    papers: [
      'The notice, or the letter from your bank about it',
      'The order for the dues, the appeal and the challan of the pre-deposit',
      'Bank statement, or your ledger account of that customer',
    ],
    avoid: ['Do not ask the customer to pay you in spite of the notice. The customer would then have to pay again'],
  },
  'DRC-16': {
    title: 'your property is attached and is to be sold',
    wants: [
      'Payment of the dues',
      'Or your objection to the attachment, addressed to the officer who signed the notice',
    ],
    papers: [
      annexure,
      'Title deeds or registration papers of the attached property',
      'The order for the dues, and proof of what you have paid or appealed against',
    ],
    avoid: ['Do not sell, gift or pledge the attached property'],
  },
  'DRC-22': {
    title: 'your property or bank account is attached provisionally',
    wants: [
      'Your objection in form DRC-22A, with the reasons why the attachment is not needed',
      'The attachment ends by itself after a year',
    ],
    papers: [
      annexure,
      'Bank statement, with the amounts you need for wages and suppliers',
      'Documents of other property that you can offer as security',
    ],
    avoid: [
      'Do not open another account to get around the attachment',
      'Do not skip the objection just because the main case is still pending',
    ],
  },
  'ASMT-14': {
    title: 'tax is to be assessed because you are said to have no registration',
    wants: [
      'Your written reply, that you did not need a registration or that you had one',
      'Or the registration, and payment of the tax',
    ],
    papers: [
      annexure,
      'Turnover for the years in the notice, with bank statements',
      'The registration certificate, if you have one',
    ],
    avoid: ['Do not leave the notice without a reply, because the officer then estimates the tax in order ASMT-15'],
  },
  'ADT-02': {
    title: 'the findings of the GST audit',
    wants: ['Your reply to each point', 'Payment by DRC-03 for the points that are correct'],
    papers: [
      'The audit report, and your letters during the audit',
      'Books, returns and bills for those years',
      'Your reconciliation with GSTR-2B and with the accounts',
    ],
    avoid: [
      'Do not pay for a point before you have seen its working',
      'Do not leave a point without a reply, because a show-cause notice usually follows',
    ],
  },
  'MOV-02': {
    title: 'a vehicle with your goods is to be inspected',
    wants: ['The goods, the bill, the e-way bill and the transport documents, at the place mentioned in the order'],
    papers: ['Tax invoice or delivery challan', 'E-way bill with the vehicle number', 'Lorry receipt'],
    avoid: [
      'Do not let the driver sign a statement that he has not read',
      'Do not send a corrected bill with a different date',
    ],
  },
  'MOV-06': {
    title: 'a vehicle with your goods is detained',
    wants: [
      'Documents which show that the goods were moved correctly',
      'A notice (MOV-07) follows, with the penalty, and asks for your reply',
    ],
    papers: [
      'Tax invoice, e-way bill and lorry receipt',
      'Proof of who owns the goods',
      'The inspection report, MOV-04',
    ],
    avoid: ['Do not pay in cash, and do not pay without a written notice'],
  },
  'MOV-07': {
    title: 'a penalty is proposed for goods in transit',
    wants: [
      'Your objection to each ground',
      'Or payment of the penalty, or a bond with security in form MOV-08. The goods are then released',
    ],
    papers: [
      'The notice with its grounds',
      'Tax invoice, e-way bill and lorry receipt',
      'Proof of who owns the goods, because the penalty for the owner is different',
    ],
    avoid: [
      'Do not pay at once just to get the vehicle back. Payment closes the case, and makes an appeal harder',
      'Do not miss the date, because the order follows within days',
    ],
  },
  'MOV-09': {
    title: 'a penalty order for goods in transit',
    wants: ['Payment of the penalty', 'Or an appeal in form APL-01'],
    papers: [wholeOrder, 'The notice (MOV-07) and your objection', 'The challan, or the bond and the security'],
    avoid: ['Do not delay the payment if you need the goods, because detained goods may be sold'],
  },
  'MOV-10': {
    title: 'your goods or vehicle are to be confiscated',
    wants: [
      'Your written reply, with the reasons why there was no intention to evade tax',
      'You in person, at the hearing',
    ],
    papers: [
      'The notice with its grounds',
      'Tax invoice, e-way bill, lorry receipt and stock register',
      'Bank statements, as proof of payment for the purchase',
    ],
    avoid: [
      'Do not treat a confiscation notice as an ordinary penalty notice, because you can lose the goods themselves',
    ],
  },
  'MOV-11': {
    title: 'an order to confiscate your goods or vehicle',
    wants: [
      'Payment of the fine that the order allows in place of confiscation, with tax and penalty',
      'Or an appeal in form APL-01',
    ],
    papers: [wholeOrder, repliesBefore, 'Documents that prove the value of the goods'],
    avoid: ['Do not let the time for paying the fine pass, because the goods then belong to the Government'],
  },
  'RFD-03': {
    title: 'your refund application is incomplete',
    wants: [
      'A new application (RFD-01) with the missing documents. You cannot reply to a deficiency memo',
      'You must file the new application within the time limit for the refund',
    ],
    papers: [
      'The deficiency memo with its list of defects',
      'The application with all its statements',
      'GSTR-1, GSTR-3B and GSTR-2B for the periods',
    ],
    avoid: ['Do not reply by letter. The claim with defects is treated as not filed'],
  },
  'SPL-01 to SPL-08': {
    title: 'waiver of interest and penalty for old years',
    wants: [
      'SPL-03: your reply in SPL-04, with the reason why you should get the waiver',
      'SPL-05: nothing, because the waiver has been granted',
      'SPL-07: an appeal, or payment of the amount for which you asked for the waiver',
      'New applications are no longer accepted',
    ],
    papers: ['The application (SPL-01 or SPL-02), and the challan for the tax', 'The notice or order for the old year'],
    avoid: [
      'Do not think that you can now apply for the waiver. The last date for paying the tax and for applying has passed',
    ],
  },
  'REG-05': {
    title: 'an application was rejected',
    wants: ['A new application that answers the reason for the rejection', 'Or an appeal in form APL-01'],
    papers: [wholeOrder, 'The application, the query in REG-03 or REG-23 and your reply'],
    avoid: ['Do not file the same application again without what was missing'],
  },
  'REG-19': {
    title: 'your registration was cancelled',
    wants: [
      'All pending returns, with tax, interest and late fee',
      'Then an application for revocation in form REG-21',
    ],
    papers: [
      wholeOrder,
      'The show-cause notice (REG-17) and your reply',
      'Pending returns, with sales and purchase bills',
      'Proof of the place of business',
    ],
    avoid: [
      'Do not continue to issue tax invoices',
      'Do not let the time for revocation pass, because after that you can only appeal',
    ],
  },
  'REG-23': {
    title: 'your application for revocation may be rejected',
    wants: [
      'Your reply, in form REG-24, within seven working days',
      'Usually also the pending returns or the missing proof',
    ],
    papers: [annexure, 'The order (REG-19) and the application (REG-21)', 'Challans of the pending returns'],
    avoid: ['Do not reply before you have filed the pending returns'],
  },
  'REG-31': {
    title: 'your registration is suspended because your returns do not match',
    wants: ['An explanation of each difference, on the portal', 'Or the tax, if the difference is correct'],
    papers: [annexure, returnsOfPeriod, 'GSTR-2B, and the sales and purchase registers'],
    avoid: [
      'Do not continue to issue tax invoices while the registration is suspended',
      'Do not leave the suspension notice without a reply, because the registration is then cancelled',
    ],
  },
  '70': {
    title: 'a summons to appear or to send documents',
    wants: [
      'You in person, at the time and place in the summons, or the documents listed in the summons',
      'True answers, because what you say before the officer is recorded as your statement',
    ],
    papers: ['The summons', 'The documents listed in the summons, with copies for yourself', 'Proof of identity'],
    avoid: [
      'Do not stay away without asking in writing for another date',
      'Do not sign anything you have not read',
      'Do not go without taking advice first',
    ],
  },
  '73': {
    title: 'a demand for tax, interest and penalty, in a case without fraud',
    wants: [
      'If it is a notice: your reply in DRC-06. If you pay the tax and interest in time, the case can end without a penalty',
      'If it is an order: payment, or an appeal in form APL-01',
    ],
    papers: [annexure, returnsOfPeriod, 'Ledgers, bills and contracts behind each ground'],
    avoid: [
      'Do not leave any ground unanswered',
      'Do not pay before you have checked by which date you must pay to avoid the penalty',
    ],
  },
  '74': {
    title: 'a demand for tax, interest and penalty, with an allegation of fraud',
    wants: [
      'If it is a notice: your reply in DRC-06, with the reasons why there was no fraud',
      'If it is an order: payment, or an appeal in form APL-01',
    ],
    papers: [annexure, returnsOfPeriod, 'Ledgers, bills, bank statements and letters that prove good faith'],
    avoid: [
      'Do not accept the allegation of fraud by paying without a covering letter',
      'Do not reply without advice, because the penalty is as high as the tax',
    ],
  },
  '74A': {
    title: 'a demand for tax, interest and penalty, for years from 2024-25',
    wants: [
      'If it is a notice: your reply in DRC-06. First check whether the notice alleges fraud',
      'If it is an order: payment, or an appeal in form APL-01',
    ],
    papers: [annexure, returnsOfPeriod, 'Ledgers, bills and contracts behind each ground'],
    avoid: [
      'Do not leave any ground unanswered',
      'Do not pay before you have checked by which date you must pay to reduce the penalty',
    ],
  },
  '131': {
    title: 'a summons in an income tax matter',
    wants: ['You in person, at the time and place in the summons, or the books and documents listed in the summons'],
    papers: [
      'The summons',
      'The documents listed in the summons, with copies for yourself',
      'Returns and bank statements for those years',
    ],
    avoid: ['Do not stay away without asking in writing for another date', 'Do not sign anything you have not read'],
  },
  '142(2A)': {
    title: 'a special audit of your accounts',
    wants: [
      'Your objection, when you are heard before the audit is ordered',
      'The books, for the accountant whom the department appoints',
    ],
    papers: ['The notice, and the questions that came before it', 'Books, vouchers and audit reports for the year'],
    avoid: ['Do not miss the hearing, because it is difficult to stop the audit later'],
  },
  '143(3)': {
    title: 'an assessment order after scrutiny',
    wants: [
      'Payment of the demand that came with the order',
      'Or an appeal, or a request for correction if a figure is clearly wrong',
    ],
    papers: [
      wholeOrder,
      'The demand notice (section 156), with its own date',
      'Your replies during the assessment',
      yearReturn,
    ],
    avoid: ['Do not look only at the demand. A penalty based on the same order usually comes later'],
  },
  '144': {
    title: 'a best judgment assessment (on an estimate), because replies were missing',
    wants: [
      'Before the order: the return or the documents that are still pending, at once',
      'After the order: payment, or an appeal',
    ],
    papers: [wholeOrder, 'The notices before it', 'Books, bank statements and bills for the year'],
    avoid: ['Do not produce documents for the first time in the appeal without a reason for the delay'],
  },
  '147': {
    title: 'income of an earlier year is assessed',
    wants: [
      'Before the order: your replies, and the return for that year, which the notice under section 148 asks for',
      'After the order: payment, or an appeal',
    ],
    papers: [
      'The notices under sections 148A and 148, and your replies',
      yearReturn,
      'Documents on the amounts in the notice',
    ],
    avoid: ['Do not forget the time limit. The first thing to check is whether the year could be reopened at all'],
  },
  '221': {
    title: 'a penalty because tax was not paid in time',
    wants: ['Your reason for the delay', 'Or payment of the tax before the order is passed'],
    papers: [
      'The notice, and the demand on which it is based',
      'Challans, and proof of what you have appealed against',
      'Documents that prove why you could not pay in time',
    ],
    avoid: ['Do not ignore the notice because you have paid the tax by now. Reply with the date of payment'],
  },
  '226(3)': {
    title: 'your bank or a customer is told to pay your income tax',
    wants: [
      'The bank or customer mentioned in the notice must pay the department from the money owed to you',
      'You pay the tax, or ask for a stay if your appeal is pending',
    ],
    papers: [
      'The notice, or the letter from your bank about it',
      'The demand, and your appeal against it',
      'Bank statement',
    ],
    avoid: ['Do not withdraw the money, because the account is on hold from the day of the notice'],
  },
  '234E': {
    title: 'a late fee for a TDS return',
    wants: ['The late fee, paid by challan before you file the return or when you get the intimation'],
    papers: ['The intimation from TRACES', 'The TDS return, with its date of filing'],
    avoid: ['Do not pay twice. Check whether you have already paid the fee with the return'],
  },
  '234F': {
    title: 'a late fee for an income tax return',
    wants: ['The late fee, paid with the return or when you get the intimation'],
    papers: ['The intimation, and the return with its date of filing', 'The challan for the self-assessment tax'],
    avoid: ['Do not pay if the return was in time for your kind of taxpayer. Ask for a correction'],
  },
  '250': {
    title: 'your first appeal: a hearing, or the order',
    wants: [
      'If it is a notice: your written reply and documents, on the portal',
      'If it is an order: read the order at once, because a second appeal to the Tribunal has its own time limit',
    ],
    papers: [
      'The appeal you filed, with its grounds',
      'The order against which you appealed',
      'Documents for each ground',
    ],
    avoid: ['Do not bring new facts without saying why you did not give them earlier'],
  },
  '263': {
    title: 'old Act: the Commissioner wants to revise your assessment. New Act: your return is defective',
    wants: [
      'Under the Act of 1961: your reasons why the assessment was correct and the department lost no tax',
      'Under the Act of 2025: the return again, with the defect corrected, as for 139(9)',
    ],
    papers: [
      'The notice, to see which Act is mentioned in it',
      'The assessment order and your replies before it',
      'The return you filed',
    ],
    avoid: ['Do not reply before you know under which of the two Acts the notice was issued'],
  },
  '271': {
    title: 'old Act: a penalty. New Act: a best judgment assessment',
    wants: [
      'Under the Act of 1961, for old years: your reasons why there should be no penalty',
      'Under the Act of 2025: the return or documents that are still pending, as for 144',
    ],
    papers: [
      'The notice, to see which Act is mentioned in it',
      'The assessment order, or the notices before it',
      'Documents which prove that you disclosed the facts',
    ],
    avoid: ['Do not reply before you know under which of the two Acts the notice was issued'],
  },
  '272A': {
    title: 'a penalty for not replying, or for not filing something',
    wants: ['The missing reply or document, and your reason for the delay'],
    papers: [
      'The notice, and the reply or statement that is still pending',
      'Proof of the date on which you sent it later',
    ],
    avoid: ['Do not send only the reason without the missing document'],
  },
  '274': {
    title: 'a hearing before a penalty',
    wants: ['Your reasons why there should be no penalty, in writing, and in person if you wish'],
    papers: [
      'The notice, with the section for the penalty',
      'The assessment order on which it is based',
      'Your replies during the assessment',
    ],
    avoid: ['Do not reply in general words. Each ground for the penalty needs its own reply'],
  },
  '201': {
    title: 'TDS was not deducted, or not deposited',
    wants: [
      'The tax and the interest, or your reason why no TDS had to be deducted',
      "If the person you paid has filed his return and paid the tax: an accountant's certificate, and only the interest",
    ],
    papers: [
      'The notice with its list of payments',
      "Ledgers, bills and the payees' PANs",
      'Challans and TDS returns for the quarters',
    ],
    avoid: ['Do not pay the tax again before you have asked the people you paid whether they have paid it'],
  },
  '8F': {
    title: 'somebody who owes you money is told to pay your PF dues',
    wants: [
      'The bank or customer mentioned in the notice must pay EPFO from the money owed to you',
      'You pay the dues, or show that you have appealed against them',
    ],
    papers: ['The notice, or the letter from your bank about it', 'The order for the dues, ECRs and challans'],
    avoid: ['Do not use another account to get around the notice'],
  },
  'CP-1': {
    title: 'PF dues are to be recovered',
    wants: [
      'Payment of the amount that the recovery officer asks for, or proof of payment or of an appeal',
      'Anything else the recovery form asks for. We have to see the form itself',
    ],
    papers: ['Both sides of the form', 'The order for the dues', 'ECRs and challans for those months'],
    avoid: ['Do not wait, because your property or bank accounts may be attached next'],
  },
  '125': {
    title: 'PF or ESI dues are determined under the Code on Social Security',
    wants: [
      'If it is a notice: you, or a person authorised by you, at the hearing, with the records',
      'If it is an order: payment, or an appeal',
      'Before the Code, the section was 7A for PF and 45A for ESI',
    ],
    papers: [
      'Muster roll, wage register and payslips for the period',
      'ECRs, ESI returns and challans',
      'Ledgers for wages and contractors',
    ],
    avoid: ['Do not miss the hearing, because the office can then fix the dues from its own records'],
  },
  '127': {
    title: 'interest on late PF or ESI payments under the Code on Social Security',
    wants: [
      'Payment of the amounts that are correct in the table of late payments',
      'Your reply if a date or an amount is wrong',
      'Before the Code, the section was 7Q for PF',
    ],
    papers: [
      'The table in the notice',
      'ECRs, ESI returns and challans, with the dates of payment',
      'Bank statements for those days',
    ],
    avoid: ['Do not accept the table without comparing each date'],
  },
  '128': {
    title: 'damages for late PF or ESI payments under the Code on Social Security',
    wants: [
      'Your reply to the table of late payments, and your reasons for the delay, at the hearing',
      'Payment of the amounts that are correct',
      'Before the Code, the section was 14B for PF',
    ],
    papers: [
      'The table in the notice',
      'ECRs, ESI returns and challans, with the dates of payment',
      'Documents that prove why you could not pay in time',
    ],
    avoid: [
      'Do not miss the hearing, where you can explain the delay. No damages can be ordered without a hearing',
      'Do not forget that you pay interest in addition to the damages',
    ],
  },
};
