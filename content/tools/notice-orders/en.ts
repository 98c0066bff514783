/** Tells what can be done against an order, and until when, and what else only a result says. It is loaded with the result. */
export const noticeOrders = {
  ask: 'On which date did you receive the order?',
  askNote:
    'This is an order, not a notice that asks for a reply. The time for an appeal runs from the date on which you received the order on the portal, by e-mail or by post. Enter that date to see until when you can appeal.',
  appealUntil: (day: string): string => `You can appeal until ${day}`,
  returnUntil: (day: string): string => `File the return by ${day}`,
  revocationUntil: (day: string): string => `Apply for revocation by ${day}`,
  payOrAppealUntil: (day: string): string => `Pay or appeal by ${day}`,
  left: (days: number): string => (days === 1 ? '1 day left' : `${days} days left`),
  today: 'Today is the last day',
  counted: (reached: string): string => `We counted from ${reached}, the date on which you received the order.`,
  passed: (day: string): string => `The last date was ${day}`,
  passedNote: 'Whether the delay can still be condoned depends on the reason for it. Please call us today.',
  laterNote: (day: string): string =>
    `If you meet the conditions below, you still have time until ${day}. Please call us today.`,
  overNote: (day: string): string =>
    `The extended date of ${day} has passed too. Please send us the order. We will tell you what can still be done.`,
  askOrder: 'The order says until when you can appeal',
  askOrderNote:
    'We do not know for certain how much time you have to appeal against this order. Please send us the order at once, and we will check it with you.',
  printed: (day: string): string =>
    `The date printed on the order, ${day}, may be the last date for payment. Please keep to that date too.`,
  future: 'This date has not come yet. Please enter the date on which you received the order.',
  title: 'If you do not accept the order',
  gstTime: (
    { months, more }: { readonly months: number; readonly more: number },
    day: string | null,
    later: string | null,
  ): string =>
    day && later
      ? `Time: you can file the appeal (Form APL-01) until ${day}, ${months} months after you received the order. If you have a good reason for the delay, the appellate authority can accept the appeal until ${later}.`
      : `Time: you can file the appeal (Form APL-01) within ${months} months of receiving the order. If you have a good reason for the delay, the appellate authority can allow ${more === 1 ? 'one more month' : `${more} more months`}.`,
  gstDeposit: (percent: number, crores: number, ofPenalty: number): string =>
    `Pre-deposit: you pay in full what you accept, and ${percent}% of the disputed tax, up to ₹${crores} crore of central tax and the same amount of state tax. If the order is only for a penalty, you pay ${ofPenalty}% of it. The rest is not collected while the appeal is pending.`,
  gstOffice:
    'Office: it is mentioned in the order. For a State GST order it is the Deputy Commissioner (ST), GST Appeal, and for a Central GST order the Commissioner (Appeals). You file the appeal on the GST portal.',
  returnTime: (
    { days, more }: { readonly days: number; readonly more: number },
    day: string | null,
    later: string | null,
    fee: string,
  ): string =>
    day && later
      ? `The easier way: file the return and pay everything that is due by ${day}, and the order is withdrawn. You can still do this until ${later}, but you then pay ${fee} a day more under each Act.`
      : `The easier way: file the return and pay everything that is due within ${days} days of the order, and the order is withdrawn. You can still do this for ${more} more days, but you then pay ${fee} a day more under each Act.`,
  revocationTime: (
    { days, more }: { readonly days: number; readonly more: number },
    day: string | null,
    later: string | null,
  ): string =>
    day && later
      ? `The easier way: first file all pending returns and pay the tax, and then apply for revocation in Form REG-21 by ${day}. If you have a good reason for the delay, the Commissioner can allow it until ${later}.`
      : `The easier way: first file all pending returns and pay the tax, and then apply for revocation in Form REG-21 within ${days} days of the order. If you have a good reason for the delay, the Commissioner can allow up to ${more} more days.`,
  goodsTime: (days: number, day: string | null): string =>
    day
      ? `The goods: pay by ${day}, which is ${days} days from the order. After that the goods or the vehicle may be sold.`
      : `The goods: pay within ${days} days of the order. After that the goods or the vehicle may be sold.`,
  incomeTaxTime: (days: number, day: string | null): string =>
    day
      ? `Time: you can file the appeal until ${day}, ${days} days after you received the demand or the order. A late appeal is accepted only if you have a good reason.`
      : `Time: you can file the appeal within ${days} days of receiving the demand or the order. A late appeal is accepted only if you have a good reason.`,
  incomeTaxDeposit: (least: string, most: string): string =>
    `Before the appeal: you must have paid the tax on the income in your own return. You also pay a fee of ${least} to ${most}, depending on the assessed income.`,
  incomeTaxOffice:
    'Office: the Joint Commissioner (Appeals) or the Commissioner (Appeals). You file the appeal on the income tax portal.',
  demandTime: (days: number, day: string | null): string =>
    day
      ? `Payment: by ${day}, ${days} days after you received the demand. After that you pay interest.`
      : `Payment: within ${days} days of receiving the demand. After that you pay interest.`,
  esiTime: (days: number, day: string | null): string =>
    day
      ? `Time, if it is an ESIC order: you can file the appeal until ${day}, ${days} days after the order.`
      : `Time, if it is an ESIC order: you can file the appeal within ${days} days of the order.`,
  esiDeposit: (percent: number): string =>
    `Deposit, if it is an ESIC order: ${percent}% of the contribution in the order, or the contribution as per your own calculation, whichever is higher.`,
  esiOffice:
    'Office, if it is an ESIC order: an appellate authority not below the rank of Joint Director, under section 126 of the Code on Social Security, 2020.',
  pfAppeal:
    'If it is an EPFO order, you appeal to the Tribunal under section 23 of the Code on Social Security, 2020. We can tell you the last date and the deposit after we have seen the order.',
  /** They stand where the time is in working days, and the date of the notice is known. */
  safeUntil: (day: string): string => `Reply by ${day} to be safe`,
  todayAtSafe: 'That is today',
  safeNote: (day: string, days: number): string =>
    `We counted ${days} calendar days from ${day}, because we do not know the holidays of the office. The ${days} working days end on that day at the earliest. If a reply date is printed on the notice, go by that date.`,
  safePassed:
    'Holidays do not count as working days, so some of the working days may be left. Please reply today, or call us.',
  /** Names a section of the Act of 2025 and its number in the Act of 1961. */
  earlier: (number: string, before: string): string => `${number} (earlier ${before})`,
  /** A section under which several notices come. */
  several: {
    subject: (section: string): string => `${section}: several kinds of notice`,
    headline: (section: string): string => `Which kind of notice under section ${section} is yours?`,
    note: (section: string): string =>
      `Look on the notice for the number in brackets after ${section}, and type it too. Then we can tell you the days and the papers.`,
    list: (section: string): string => `Kinds of notice under section ${section}`,
  },
  /** A form that the visitor files, and no notice. */
  ownForm: {
    headline: 'DRC-03 is your own payment form, not a notice',
    note: 'There is no time to reply to it. If a notice asked you to pay, type the number of that notice.',
  },
} as const;
