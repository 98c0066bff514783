/** Tells what a notice in each form wants, in general words without figures of the law. */
import type { NoticeName } from '../notice/names.ts';

/** A kind of notice. */
export interface NoticeForm {
  /** The name of the notice in a few words. */
  readonly title: string;
  readonly wants: readonly string[];
  readonly papers: readonly string[];
  readonly avoid: readonly string[];
  /** The consequence of doing nothing, where a source states it. */
  readonly otherwise?: string;
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
      'Explain each difference in the list, for example between GSTR-1 and GSTR-3B, or credit that your suppliers did not report',
      'If a difference is correct, pay the tax with interest',
      'Reply on the portal in form ASMT-11',
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
    otherwise:
      'If you do not reply, the officer can order an audit, or send a demand notice under section 73, 74 or 74A.',
  },
  'DRC-01A': {
    title: 'tax that the officer intends to demand from you',
    wants: [
      'Say whether you accept the tax, interest and penalty in the notice',
      'If you do not accept them, give your reasons in Part B of the same form',
    ],
    papers: [
      annexure,
      returnsOfPeriod,
      'Earlier letters and replies on the same matter',
      'Bills and ledgers behind each amount',
    ],
    avoid: ['Do not pay a part without saying what it is for'],
    otherwise: 'If you do not reply, a show-cause notice (DRC-01) usually follows.',
  },
  'DRC-01B': {
    title: 'more tax in GSTR-1 than in GSTR-3B',
    wants: ['Pay the difference, or give the reason for it in Part B of the form on the portal'],
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
    otherwise: 'If you do not reply, your next GSTR-1 is blocked.',
  },
  'DRC-01C': {
    title: 'more credit taken in GSTR-3B than in GSTR-2B',
    wants: ['Reverse the excess credit, or give the reason for it in Part B of the form on the portal'],
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
    otherwise: 'If you do not reply, your next GSTR-1 is blocked.',
  },
  'DRC-01': {
    title: 'a demand to which you must reply',
    wants: [
      'Reply to each ground for tax, interest or penalty in form DRC-06',
      'Say whether you want a personal hearing',
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
    otherwise: 'If you do not reply, the officer can pass the demand order (DRC-07) without your reasons.',
  },
  'DRC-03': {
    title: 'your own form for paying tax, interest or penalty',
    wants: [
      'Nobody sends you this form. You file it on the portal yourself when you pay',
      'If the payment is for a demand, form DRC-03A connects it to that demand',
    ],
    papers: ['The notice or letter for which you pay, if there is one', 'The calculation of the amount'],
    avoid: ['Do not pay before you know for which period and for what reason'],
    otherwise: 'If you received a notice or an order, answer that paper. A payment alone may not close it.',
  },
  'DRC-07': {
    title: 'an order for tax, interest and penalty',
    wants: [
      'Pay the amount in the order',
      'Or file an appeal (APL-01). The time limit runs from the day you received the order',
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
    otherwise: 'If you neither pay nor appeal, the amount can be recovered from you.',
  },
  'ASMT-13': {
    title: 'a best judgment order (tax on an estimate), because you did not file a return',
    wants: [
      'File the return for the period, with tax, interest and late fee',
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
    otherwise: 'If you neither file the return nor appeal, the demand stands and can be recovered.',
  },
  'ADT-01': {
    title: 'an audit of your books under GST',
    wants: [
      'Show books, returns and bills for the years in the notice, on the date mentioned in the notice',
      'Have a person present who can answer questions about the books and returns',
    ],
    papers: [
      annexure,
      'Annual returns and accounts for the years in the notice',
      'Sales, purchase, stock and credit registers',
      'E-way bills, and your reconciliation with GSTR-2B',
    ],
    avoid: [
      'Do not hand over books until you have copies and a signed list of the books',
      'Do not guess an answer. Say that you will check',
    ],
    otherwise: 'The findings of the audit come in form ADT-02, and a show-cause notice can follow.',
  },
  'CMP-05': {
    title: 'you may not be eligible for the composition scheme',
    wants: ['Give your reasons for staying in the scheme in form CMP-06'],
    papers: [
      annexure,
      'Month-wise turnover for the year for all places under the same PAN',
      'CMP-08 and GSTR-4 for the periods',
      'Sales bills, as proof of what you sell and to whom',
    ],
    avoid: ['Do not continue without charging GST if you know that you crossed the limit'],
    otherwise:
      'If you do not reply, you can lose the composition scheme, and the officer can ask for tax at the normal rates with a penalty.',
  },
  'RFD-08': {
    title: 'your refund may be rejected, fully or partly',
    wants: [
      'Reply to each reason for rejecting the refund in form RFD-09, with proof',
      'Say whether you want a personal hearing',
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
    otherwise: 'If you do not reply, the refund can be refused (order RFD-06).',
  },
  'GSTR-3A': {
    title: 'you have not filed a return',
    wants: [
      'File the return for the period in the notice, with tax, interest and late fee',
      'If you file the return in time, you need not do anything else',
    ],
    papers: [
      'Sales and purchase bills for the period',
      'GSTR-2B for the period',
      'If you have already filed the return, the acknowledgement',
    ],
    avoid: [
      'Do not wait for the officer to assess the tax',
      'Do not file a nil return just to be in time if you had sales',
    ],
    otherwise: 'If you do not file the return, the officer can assess the tax on an estimate (order ASMT-13).',
  },
  'REG-03': {
    title: 'a query about your application for registration',
    wants: [
      'Give the document or explanation that the notice asks for about your application for registration, amendment or cancellation',
      'Reply on the portal in form REG-04',
    ],
    papers: [
      'The application with its reference number',
      "Rental agreement or title deed, latest EB bill, owner's consent letter",
      'Photos of the shop with its name board',
      'PAN and a masked copy of Aadhaar, if the officer asks for them',
    ],
    avoid: ['Do not upload the same document again without saying what is new'],
    otherwise: 'If you do not reply, the application is rejected (order REG-05).',
  },
  'REG-17': {
    title: 'your registration may be cancelled',
    wants: [
      'Say in form REG-18, within seven working days, why the registration should not be cancelled',
      'Usually you must also send what the officer found missing: pending returns, or proof that you do business at the address',
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
    otherwise: 'If you do not reply, the registration can be cancelled (order REG-19).',
  },
  '143(1)': {
    title: 'your income tax return was processed',
    wants: [
      'Usually you need not do anything. The intimation has your figures next to those of the department, so compare them',
      'If the intimation asks for tax, pay it, or ask for a rectification if there is a mistake',
      'If an adjustment is proposed under section 143(1)(a), or 270(1)(a) of the Act of 2025, answer on the portal whether you agree',
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
    otherwise:
      'If you do not answer a proposed adjustment, it is made as proposed. A demand that you do not pay can be recovered.',
  },
  '143(1)(a)': {
    title: 'a change is proposed in your income tax return',
    wants: [
      'Say on the portal, for each item, whether you agree with the change',
      'If you do not agree, give the reason with proof',
    ],
    papers: [
      'The notice with the list of proposed changes',
      'The return you filed, with its computation',
      'Form 26AS and the Annual Information Statement (AIS) for the year',
      'Form 16 or 16A, challans, proof of deductions',
    ],
    avoid: [
      'Do not agree before you have compared each item with your return',
      'Do not open a file that came with an e-mail. Download it from the portal',
    ],
    otherwise: 'If you do not reply, the change is made as proposed.',
  },
  '139(9)': {
    title: 'your income tax return is defective',
    wants: ['File the return again with the defect corrected', 'Or give your reason why there is no defect'],
    papers: [
      'The notice with its error code',
      'The return you filed',
      'Balance sheet and profit and loss account, if you have a business',
      'Form 26AS and the tax challans',
    ],
    avoid: ['Do not file a separate new return. You reply to the notice itself'],
    otherwise: 'If you do not reply, the return can be treated as not filed.',
  },
  '142(1)': {
    title: 'a request for a return, or for documents',
    wants: [
      'File the return that is missing, or give accounts, documents and written answers for an assessment',
      'Reply to every point in the questionnaire, one by one',
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
    otherwise: 'If you do not reply, the officer can assess your income on an estimate, and a penalty can follow.',
  },
  '148': {
    title: 'income of an earlier year is to be assessed',
    wants: [
      'Under section 148A, or 281 of the Act of 2025, say why the year should not be reopened',
      'Under section 148, or 280 of the Act of 2025, file a return for that year',
    ],
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
    otherwise:
      'If you do not file the return that the notice asks for, the officer can assess that year on an estimate.',
  },
  '200A': {
    title: 'a default in your TDS return',
    wants: [
      'Pay the short deduction, interest or late fee in the intimation',
      'Or file a correction return, if a PAN, a challan or an amount was wrong',
    ],
    papers: [
      'The intimation and the justification report from TRACES',
      'The TDS return you filed',
      'Challans and the deduction register for the quarter',
    ],
    avoid: [
      'Do not pay a default that comes from a wrong PAN or challan. Correct the return',
      'Do not put off the correction until the next quarter',
    ],
    otherwise: 'If you neither pay nor correct the return, the interest can increase.',
  },
  '143(2)': {
    title: 'your income tax return was selected for scrutiny',
    wants: [
      'Reply on the portal to each point in the notice, with documents',
      'A questionnaire often follows. Each question needs its own reply',
    ],
    papers: [
      'The notice with the points it raises',
      'The return you filed, with its computation',
      'Books, bank statements and bills for the year',
      'Form 26AS and the Annual Information Statement (AIS) for the year',
    ],
    avoid: [
      'Do not reply by e-mail or post if the reply has to be filed on the portal',
      'Do not send documents without a covering letter that says what each document proves',
    ],
    otherwise: 'If you do not reply, the officer can assess your income on an estimate.',
  },
  '148A': {
    title: 'why an earlier year should not be reopened',
    wants: [
      'Say why the year should not be reopened, with proof',
      'Reply to each piece of information on which the notice is based',
    ],
    papers: [
      'The notice with the information on which it is based',
      'The return for that year and its computation',
      'Bank statements and documents on the amounts in the notice',
      'Form 26AS and the Annual Information Statement (AIS) for that year',
    ],
    avoid: [
      'Do not file a return in place of the reply. First check the ground and the dates of the notice',
      'Do not ignore the notice because the year is long over',
    ],
    otherwise:
      'An order follows, and if the year is reopened, a notice under section 148 (280 in the Act of 2025) asks for a return.',
  },
  '148A(d)': {
    title: 'an order to reopen an earlier year',
    wants: [
      'You need not reply to the order itself. A notice under section 148 (280 in the Act of 2025), which asks for a return, comes with the order or after it',
    ],
    papers: [
      'The order, the notice before it and your reply',
      'The return for that year and its computation',
      'Documents on the amounts in the order',
    ],
    avoid: [
      'Do not think that your earlier reply is enough. You still have to file the return',
      'Do not wait for the next notice before you take advice. This is the time to check whether the year could be reopened at all',
    ],
    otherwise:
      'If you do not file the return that the notice under section 148 or 280 asks for, the officer can assess that year on an estimate.',
  },
  '133(6)': {
    title: 'a request for information about you or somebody else',
    wants: ['Give the information or documents that the notice asks for, for the dates and persons in it'],
    papers: [
      'The notice with its list of information',
      'Ledger and bills for the person or transaction in the notice',
      'Bank statements for those dates',
    ],
    avoid: [
      'Do not send more than the notice asks for',
      "Do not ignore the notice because the case is somebody else's",
    ],
    otherwise: 'If you do not reply, you can be fined.',
  },
  '154': {
    title: 'a mistake in an order or intimation is to be corrected',
    wants: [
      'Reply, if the correction increases your tax or reduces your refund',
      'If you asked for the correction yourself, you need not do anything',
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
      'Pay the amount within the time in the notice',
      'If you do not accept the demand, appeal or ask for a rectification, and ask for a stay of the demand until then',
    ],
    papers: [
      'The demand, and the order or intimation on which it is based',
      'Challans and Form 26AS',
      'Proof of what you have already paid or appealed against',
    ],
    avoid: ['Do not look only at the demand. Read the order on which it is based too'],
    otherwise:
      'If you neither pay in time nor get a stay, you pay interest, a penalty can follow, and refunds are held back.',
  },
  '245': {
    title: 'your refund is to be adjusted against an old demand',
    wants: ['Say on the portal whether you agree with the old demand, and give your reason if you do not'],
    papers: [
      'The intimation, with the year and amount of the demand',
      'The order, appeal or correction for that year',
      'Challans for that year',
    ],
    avoid: ['Do not agree to a demand that was already paid or cancelled'],
    otherwise: 'If you do not reply, the refund is adjusted against the old demand.',
  },
  '270A': {
    title: 'a penalty for under-reported income',
    wants: [
      'Say for each ground why there should be no penalty',
      'If you have paid the tax and interest and do not want to appeal, you can ask for immunity under section 270AA',
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
    otherwise:
      'If your reasons are not accepted, the penalty is a share of the tax, and it is higher for misreported income.',
  },
  '7A': {
    title: 'an inquiry into PF dues',
    wants: [
      'Attend the hearing, or send a person authorised by you',
      'Bring the records from which the PF dues are worked out',
    ],
    papers: [
      'Muster roll, wage register and payslips for the period',
      'PF returns (ECR) and challans',
      'Balance sheets and ledgers for wages and contractors',
      'Contracts with labour contractors and their challans',
    ],
    avoid: ['Do not miss the hearing', 'Do not hand over originals without a signed list'],
    otherwise: 'If you do not attend, the office can fix the dues from its own records.',
  },
  '14B': {
    title: 'damages and interest for late PF payments',
    wants: ['Reply to the table of late payments', 'Pay the amounts that are correct in the table'],
    papers: [
      'The table in the notice',
      'PF returns (ECR) and challans with the dates of payment',
      'Bank statements, as proof of the dates of payment',
    ],
    avoid: [
      'Do not accept the table without comparing each date',
      'Do not forget that the interest is asked for under section 7Q',
    ],
    otherwise: 'The office can order damages up to the amount that was paid late, in addition to the interest.',
  },
  'C-18': {
    title: 'ESI contributions that the office says are missing',
    wants: [
      'Object to the contribution worked out in the notice, or pay it',
      'Attend the hearing, if there is one, or send your representative',
    ],
    papers: [
      'Wage register, attendance and payslips for the period',
      'ESI challans and returns of contribution',
      'Ledgers for wages, repairs and contractors',
      'Proof of which workers are above the wage limit',
    ],
    avoid: ['Do not reply from memory. Use the register for each month'],
    otherwise: 'If you do not reply, the office can pass an order on its own figures.',
  },
  'DRC-01D': {
    title: 'tax in your own return is unpaid and will be recovered',
    wants: [
      'Pay the tax or interest within the time mentioned in the notice',
      'Treat this form as the recovery notice. You will not get another one before recovery starts',
    ],
    papers: [
      annexure,
      'The return for the period, and its challan',
      'Your electronic cash ledger and credit ledger from the portal',
    ],
    avoid: ['Do not wait for a show-cause notice'],
    otherwise:
      'If you do not pay, the officer can recover the amount without another notice, for example from your bank or a customer.',
  },
  'DRC-10': {
    title: 'your goods are to be sold by auction',
    wants: [
      'Pay the dues before the date of the auction',
      'Or send a written objection to the officer who signed the notice',
    ],
    papers: [
      annexure,
      'The order for the dues, and proof of what you have paid or appealed against',
      'Bills, as proof of who owns the goods',
    ],
    avoid: ['Do not move or sell the goods listed in the notice'],
    otherwise: 'If you do not pay before the auction, the goods can be sold.',
  },
  'DRC-13': {
    title: 'somebody who owes you money is told to pay the department',
    wants: [
      'The bank, tenant or customer mentioned in the notice must pay your dues from the money owed to you, or give a reason for not paying',
      'You should pay the dues, or show that your appeal is pending and the pre-deposit is paid',
    ],
    papers: [
      'The notice, or the letter from your bank about it',
      'The order for the dues, the appeal and the challan of the pre-deposit',
      'Bank statement, or your ledger account of that customer',
    ],
    avoid: ['Do not ask the customer to pay you in spite of the notice. The customer would then have to pay again'],
    otherwise: 'If the bank or the customer does not pay, they are in default themselves.',
  },
  'DRC-16': {
    title: 'your property is attached and is to be sold',
    wants: ['Pay the dues', 'Or send an objection to the attachment to the officer who signed the notice'],
    papers: [
      annexure,
      'Title deeds or registration papers of the attached property',
      'The order for the dues, and proof of what you have paid or appealed against',
    ],
    avoid: ['Do not sell, gift or pledge the attached property'],
    otherwise: 'If you do not pay, the attached property can be sold.',
  },
  'DRC-22': {
    title: 'your property or bank account is attached provisionally',
    wants: ['Object in form DRC-22A, with the reasons why the attachment is not needed'],
    papers: [
      annexure,
      'Bank statement, with the amounts you need for wages and suppliers',
      'Documents of other property that you can offer as security',
    ],
    avoid: [
      'Do not open another account to get around the attachment',
      'Do not skip the objection just because the main case is still pending',
    ],
    otherwise: 'If you do not object, the attachment can stay for a year. After that it ends by itself.',
  },
  'ASMT-14': {
    title: 'tax is to be assessed because you are said to have no registration',
    wants: [
      'Reply in writing that you did not need a registration, or that you had one',
      'Or take the registration and pay the tax',
    ],
    papers: [
      annexure,
      'Turnover for the years in the notice, with bank statements',
      'The registration certificate, if you have one',
    ],
    avoid: ['Do not leave the notice without a reply, even if you never had a registration'],
    otherwise: 'If you do not reply, the officer estimates the tax in order ASMT-15.',
  },
  'ADT-02': {
    title: 'the findings of the GST audit',
    wants: ['Reply to each point', 'Pay by DRC-03 for the points that are correct'],
    papers: [
      'The audit report, and your letters during the audit',
      'Books, returns and bills for the years in the audit report',
      'Your reconciliation with GSTR-2B and with the accounts',
    ],
    avoid: ['Do not pay for a point before you have seen its working', 'Do not leave any point without a reply'],
    otherwise: 'If you do not reply, a show-cause notice usually follows.',
  },
  'MOV-02': {
    title: 'a vehicle with your goods is to be inspected',
    wants: ['Show the goods, the bill, the e-way bill and the transport documents at the place mentioned in the order'],
    papers: ['Tax invoice or delivery challan', 'E-way bill with the vehicle number', 'Lorry receipt'],
    avoid: [
      'Do not let the driver sign a statement that he has not read',
      'Do not send a corrected bill with a different date',
    ],
    otherwise: 'If the documents are not in order, the vehicle and the goods can be detained (MOV-06).',
  },
  'MOV-06': {
    title: 'a vehicle with your goods is detained',
    wants: [
      'Give documents which show that the goods were moved correctly',
      'Reply to the notice with the penalty (MOV-07) when it comes',
    ],
    papers: [
      'Tax invoice, e-way bill and lorry receipt',
      'Proof of who owns the goods',
      'The inspection report, MOV-04',
    ],
    avoid: ['Do not pay in cash, and do not pay without a written notice'],
    otherwise: 'A notice with the penalty (MOV-07) follows within days.',
  },
  'MOV-07': {
    title: 'a penalty is proposed for goods in transit',
    wants: [
      'Object to each ground',
      'Or pay the penalty, or give a bond with security in form MOV-08. The goods are then released',
    ],
    papers: [
      'The notice with its grounds',
      'Tax invoice, e-way bill and lorry receipt',
      'Proof of who owns the goods, because the penalty for the owner is different',
    ],
    avoid: [
      'Do not pay at once just to get the vehicle back. Payment closes the case, and makes an appeal harder',
      'Do not miss the date of the reply',
    ],
    otherwise: 'If you neither reply nor pay, the penalty order (MOV-09) follows within days.',
  },
  'MOV-09': {
    title: 'a penalty order for goods in transit',
    wants: ['Pay the penalty', 'Or file an appeal in form APL-01'],
    papers: [wholeOrder, 'The notice (MOV-07) and your objection', 'The challan, or the bond and the security'],
    avoid: ['Do not delay the payment if you need the goods'],
    otherwise: 'If you do not pay the penalty, the goods or the vehicle can be sold.',
  },
  'MOV-10': {
    title: 'your goods or vehicle are to be confiscated',
    wants: ['Reply in writing why there was no intention to evade tax', 'Attend the hearing in person'],
    papers: [
      'The notice with its grounds',
      'Tax invoice, e-way bill, lorry receipt and stock register',
      'Bank statements, as proof of payment for the purchase',
    ],
    avoid: [
      'Do not treat a confiscation notice as an ordinary penalty notice, because you can lose the goods themselves',
    ],
    otherwise: 'If you do not reply, the goods or the vehicle can be confiscated (MOV-11).',
  },
  'MOV-11': {
    title: 'an order to confiscate your goods or vehicle',
    wants: [
      'Pay the fine that the order allows in place of confiscation, with tax and penalty',
      'Or file an appeal in form APL-01',
    ],
    papers: [wholeOrder, repliesBefore, 'Documents that prove the value of the goods'],
    avoid: ['Do not let the time for paying the fine pass'],
    otherwise: 'If you do not pay the fine in time, the goods belong to the Government.',
  },
  'RFD-03': {
    title: 'your refund application is incomplete',
    wants: [
      'File a new application (RFD-01) with the missing documents. You cannot reply to a deficiency memo',
      'File the new application within the time limit for the refund',
    ],
    papers: [
      'The deficiency memo with its list of defects',
      'The application with all its statements',
      'GSTR-1, GSTR-3B and GSTR-2B for the periods',
    ],
    avoid: ['Do not reply by letter'],
    otherwise: 'The incomplete application counts as not filed, so you get no refund unless you apply again.',
  },
  'SPL-01 to SPL-08': {
    title: 'waiver of interest and penalty for old years',
    wants: [
      'If you got SPL-03, say in SPL-04 why you should get the waiver',
      'If you got SPL-05, you need not do anything, because the waiver has been granted',
      'If you got SPL-07, appeal, or pay the amount for which you asked for the waiver',
      'You can no longer file a new application',
    ],
    papers: ['The application (SPL-01 or SPL-02), and the challan for the tax', 'The notice or order for the old year'],
    avoid: [
      'Do not think that you can now apply for the waiver. The last date for paying the tax and for applying has passed',
    ],
  },
  'REG-05': {
    title: 'an application was rejected',
    wants: ['File a new application that answers the reason for the rejection', 'Or file an appeal in form APL-01'],
    papers: [wholeOrder, 'The application, the query in REG-03 or REG-23 and your reply'],
    avoid: ['Do not file the same application again without what was missing'],
    otherwise: 'Unless you apply again or appeal, the rejection is final.',
  },
  'REG-19': {
    title: 'your registration was cancelled',
    wants: ['File all pending returns, with tax, interest and late fee', 'Then apply for revocation in form REG-21'],
    papers: [
      wholeOrder,
      'The show-cause notice (REG-17) and your reply',
      'Pending returns, with sales and purchase bills',
      'Proof of the place of business',
    ],
    avoid: ['Do not continue to issue tax invoices', 'Do not let the time for revocation pass'],
    otherwise: 'If you miss the time for revocation, you can only appeal.',
  },
  'REG-23': {
    title: 'your application for revocation may be rejected',
    wants: [
      'Reply in form REG-24 within seven working days',
      'Usually you must also file the pending returns or send the missing proof',
    ],
    papers: [annexure, 'The order (REG-19) and the application (REG-21)', 'Challans of the pending returns'],
    avoid: ['Do not reply before you have filed the pending returns'],
    otherwise: 'If you do not reply, the application for revocation can be rejected (order REG-05).',
  },
  'REG-31': {
    title: 'your registration is suspended because your returns do not match',
    wants: ['Explain each difference on the portal', 'If a difference is correct, pay the tax'],
    papers: [annexure, returnsOfPeriod, 'GSTR-2B, and the sales and purchase registers'],
    avoid: ['Do not continue to issue tax invoices while the registration is suspended'],
    otherwise: 'If you do not explain the differences, the registration can be cancelled.',
  },
  '70': {
    title: 'a summons to appear or to send documents',
    wants: [
      'Appear in person at the time and place in the summons, or send the documents listed in the summons',
      'Give true answers, because what you say before the officer is recorded as your statement',
    ],
    papers: ['The summons', 'The documents listed in the summons, with copies for yourself', 'Proof of identity'],
    avoid: [
      'Do not stay away without asking in writing for another date',
      'Do not sign anything you have not read',
      'Do not go without taking advice first',
    ],
    otherwise: 'If you do not appear, you can be fined.',
  },
  '73': {
    title: 'a demand for tax, interest and penalty, in a case without fraud',
    wants: [
      'If it is a notice, reply in DRC-06. If you pay the tax and interest in time, the case can end without a penalty',
      'If it is an order, pay, or file an appeal in form APL-01',
    ],
    papers: [annexure, returnsOfPeriod, 'Ledgers, bills and contracts behind each ground'],
    avoid: [
      'Do not leave any ground unanswered',
      'Do not pay before you have checked by which date you must pay to avoid the penalty',
    ],
    otherwise: 'If you do not reply to the notice, the officer can order the tax with interest and a penalty.',
  },
  '74': {
    title: 'a demand for tax, interest and penalty, with an allegation of fraud',
    wants: [
      'If it is a notice, reply in DRC-06 and say why there was no fraud',
      'If it is an order, pay, or file an appeal in form APL-01',
    ],
    papers: [annexure, returnsOfPeriod, 'Ledgers, bills, bank statements and letters that prove good faith'],
    avoid: ['Do not accept the allegation of fraud by paying without a covering letter', 'Do not reply without advice'],
    otherwise:
      'If you do not reply to the notice, the officer can order the tax with interest and a penalty as high as the tax.',
  },
  '74A': {
    title: 'a demand for tax, interest and penalty, for years from 2024-25',
    wants: [
      'If it is a notice, first check whether it alleges fraud, and reply in DRC-06',
      'If it is an order, pay, or file an appeal in form APL-01',
    ],
    papers: [annexure, returnsOfPeriod, 'Ledgers, bills and contracts behind each ground'],
    avoid: [
      'Do not leave any ground unanswered',
      'Do not pay before you have checked by which date you must pay to reduce the penalty',
    ],
    otherwise:
      'If you do not reply to the notice, the officer can order the tax with interest and a penalty, which is highest in a case of fraud.',
  },
  '131': {
    title: 'a summons in an income tax matter',
    wants: [
      'Appear in person at the time and place in the summons, or send the books and documents listed in the summons',
    ],
    papers: [
      'The summons',
      'The documents listed in the summons, with copies for yourself',
      'Returns and bank statements for the years in the summons',
    ],
    avoid: ['Do not stay away without asking in writing for another date', 'Do not sign anything you have not read'],
    otherwise: 'If you do not appear, you can be fined.',
  },
  '142(2A)': {
    title: 'a special audit of your accounts',
    wants: [
      'Raise your objection when you are heard before the audit is ordered',
      'Give the books to the accountant whom the department appoints',
    ],
    papers: ['The notice, and the questions that came before it', 'Books, vouchers and audit reports for the year'],
    avoid: ['Do not miss the hearing, because it is difficult to stop the audit later'],
    otherwise: 'If the audit is not done, the officer can assess your income on an estimate.',
  },
  '143(3)': {
    title: 'an assessment order after scrutiny',
    wants: [
      'Pay the demand that came with the order',
      'Or file an appeal, or ask for a correction if a figure is clearly wrong',
    ],
    papers: [
      wholeOrder,
      'The demand notice (section 156, or 289 in the Act of 2025), with its own date',
      'Your replies during the assessment',
      yearReturn,
    ],
    avoid: ['Do not look only at the demand. A penalty based on the same order usually comes later'],
    otherwise: 'If you neither pay nor appeal, the demand can be recovered with interest.',
  },
  '144': {
    title: 'a best judgment assessment (on an estimate), because replies were missing',
    wants: ['Before the order, file the pending return or documents at once', 'After the order, pay or appeal'],
    papers: [wholeOrder, 'The notices before it', 'Books, bank statements and bills for the year'],
    avoid: ['Do not produce documents for the first time in the appeal without a reason for the delay'],
    otherwise: 'If you neither pay nor appeal, the demand in the order can be recovered with interest.',
  },
  '147': {
    title: 'income of an earlier year is assessed',
    wants: [
      'Before the order, send your replies, and file the return for that year, which the notice under section 148 or 280 asks for',
      'After the order, pay or appeal',
    ],
    papers: [
      'The notices under sections 148A and 148, or 281 and 280, and your replies',
      yearReturn,
      'Documents on the amounts in the notice',
    ],
    avoid: ['Do not forget the time limit. The first thing to check is whether the year could be reopened at all'],
    otherwise:
      'If you do not file the return that the notice under section 148 or 280 asks for, the officer can assess that year on an estimate.',
  },
  '221': {
    title: 'a penalty because tax was not paid in time',
    wants: ['Give your reason for the delay', 'Or pay the tax before the order is passed'],
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
      'You should pay the tax, or ask for a stay if your appeal is pending',
    ],
    papers: [
      'The notice, or the letter from your bank about it',
      'The demand, and your appeal against it',
      'Bank statement',
    ],
    avoid: ['Do not withdraw the money'],
    otherwise: 'Your bank account is on hold from the day of the notice.',
  },
  '234E': {
    title: 'a late fee for a TDS return',
    wants: ['Pay the late fee by challan before you file the return, or when you get the intimation'],
    papers: ['The intimation from TRACES', 'The TDS return, with its date of filing'],
    avoid: ['Do not pay twice. Check whether you have already paid the fee with the return'],
  },
  '234F': {
    title: 'a late fee for an income tax return',
    wants: ['Pay the late fee with the return, or when you get the intimation'],
    papers: ['The intimation, and the return with its date of filing', 'The challan for the self-assessment tax'],
    avoid: ['Do not pay if the return was in time for your kind of taxpayer. Ask for a correction'],
  },
  '250': {
    title: 'a hearing in your first appeal, or the order on that appeal',
    wants: [
      'If it is a notice, file your written reply and documents on the portal',
      'If it is an order, read it at once, because a second appeal to the Tribunal has its own time limit',
    ],
    papers: [
      'The appeal you filed, with its grounds',
      'The order against which you appealed',
      'Documents for each ground',
    ],
    avoid: ['Do not bring new facts without saying why you did not give them earlier'],
  },
  '263': {
    title:
      'under the Act of 1961, the Commissioner wants to revise your assessment. Under the Act of 2025, your return is defective',
    wants: [
      'Under the Act of 1961, say why the assessment was correct and the department lost no tax',
      'Under the Act of 2025, file the return again with the defect corrected, as for 139(9)',
    ],
    papers: [
      'The notice, to see which Act is mentioned in it',
      'The assessment order and your replies before it',
      'The return you filed',
    ],
    avoid: ['Do not reply before you know under which of the two Acts the notice was issued'],
  },
  '271': {
    title: 'under the Act of 1961, a penalty. Under the Act of 2025, a best judgment assessment (on an estimate)',
    wants: [
      'Under the Act of 1961, for old years, say why there should be no penalty',
      'Under the Act of 2025, file the pending return or documents, as for 144',
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
    wants: ['Send the missing reply or document, with your reason for the delay'],
    papers: [
      'The notice, and the reply or statement that is still pending',
      'Proof of the date on which you sent it later',
    ],
    avoid: ['Do not send only the reason without the missing document'],
  },
  '274': {
    title: 'a hearing before a penalty',
    wants: ['Say in writing why there should be no penalty. You can also say it in person'],
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
      'Pay the tax and the interest, or say why no TDS had to be deducted',
      "If the person you paid has filed the return and paid the tax, give an accountant's certificate and pay only the interest",
    ],
    papers: [
      'The notice with its list of payments',
      "Ledgers, bills and the payees' PANs",
      'Challans and TDS returns for the quarters',
    ],
    avoid: ['Do not pay the tax again before you have asked the people you paid whether they have paid it'],
    otherwise: 'If you do not reply, the tax and the interest can be demanded from you.',
  },
  '8F': {
    title: 'somebody who owes you money is told to pay your PF dues',
    wants: [
      'The bank or customer mentioned in the notice must pay EPFO from the money owed to you',
      'You should pay the dues, or show that you have appealed against them',
    ],
    papers: ['The notice, or the letter from your bank about it', 'The order for the dues, ECRs and challans'],
    avoid: ['Do not use another account to get around the notice'],
  },
  'CP-1': {
    title: 'PF dues are to be recovered',
    wants: [
      'Pay the amount that the recovery officer asks for, or show proof of payment or of an appeal',
      'Check what else the recovery form asks for. We can help you with it once we have seen the form',
    ],
    papers: ['Both sides of the form', 'The order for the dues', 'ECRs and challans for those months'],
    avoid: ['Do not put off the payment or the proof'],
    otherwise: 'If you do not pay, your property or bank accounts may be attached next.',
  },
  '125': {
    title: 'PF or ESI dues are determined under the Code on Social Security',
    wants: [
      'If it is a notice, attend the hearing with the records, or send a person authorised by you',
      'If it is an order, pay or appeal',
      'Before the Code, the section was 7A for PF and 45A for ESI',
    ],
    papers: [
      'Muster roll, wage register and payslips for the period',
      'ECRs, ESI returns and challans',
      'Ledgers for wages and contractors',
    ],
    avoid: ['Do not miss the hearing'],
    otherwise: 'If you do not attend, the office can fix the dues from its own records.',
  },
  '127': {
    title: 'interest on late PF or ESI payments under the Code on Social Security',
    wants: [
      'Pay the amounts that are correct in the table of late payments',
      'Reply if a date or an amount is wrong',
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
      'At the hearing, reply to the table of late payments and give your reasons for the delay',
      'Pay the amounts that are correct',
      'Before the Code, the section was 14B for PF',
    ],
    papers: [
      'The table in the notice',
      'ECRs, ESI returns and challans, with the dates of payment',
      'Documents that prove why you could not pay in time',
    ],
    avoid: ['Do not miss the hearing, where you can explain the delay. No damages can be ordered without a hearing'],
    otherwise: 'The office can order damages up to the amount that was paid late, in addition to the interest.',
  },
};
