/** Tells what can be done against an order, and until when. It is loaded with the result. */
export const noticeOrders = {
  ask: 'On which day did the order reach you?',
  askNote:
    'This is an order, not a question. What counts is the day on which it reached you, on the portal, by mail or by post. Give that day, and you see until when you can appeal.',
  appealUntil: (day: string): string => `Appeal possible until ${day}`,
  returnUntil: (day: string): string => `File the return by ${day}`,
  revocationUntil: (day: string): string => `Apply for revocation by ${day}`,
  payOrAppealUntil: (day: string): string => `Pay or appeal by ${day}`,
  left: (days: number, reached: string): string =>
    days === 0
      ? `It reached you on ${reached}. Today is the last day.`
      : `It reached you on ${reached}. ${days === 1 ? '1 day is' : `${days} days are`} left.`,
  passed: (day: string): string => `The last day was ${day}`,
  passedNote: 'Whether the delay can still be excused depends on the reason: please call us today.',
  askOrder: 'The order says until when you can appeal',
  askOrderNote:
    'For this order we do not know the time for an appeal for certain. Please send us the order at once: we look it up with you.',
  printed: (day: string): string =>
    `The date printed on it, ${day}, may be the last day for the payment: please keep to it too.`,
  future: 'This day has not come yet. Please give the day on which the order reached you.',
  title: 'If you do not accept the order',
  gstTime: (
    { months, more }: { readonly months: number; readonly more: number },
    day: string | null,
    later: string | null,
  ): string =>
    day && later
      ? `Until when: the appeal in form APL-01 is possible until ${day}, ${months} months after the order reached you. For good cause the appeal office can allow it until ${later}.`
      : `Until when: the appeal in form APL-01 is possible for ${months} months after the order reached you, and for good cause for ${more === 1 ? 'one more month' : `${more} more months`}.`,
  gstDeposit: (percent: number, crores: number, ofPenalty: number): string =>
    `Pre-deposit: what you accept in full, and ${percent}% of the disputed tax, at most ₹${crores} crore of central tax and as much of state tax. Of a penalty alone ${ofPenalty}%. The rest is not collected while the appeal is open.`,
  gstOffice:
    'Office: the order names it, the Deputy Commissioner (ST), GST Appeal, for an order of the State, or the Commissioner (Appeals) for one of central GST. The appeal goes in on the GST portal.',
  returnTime: (
    { days, more }: { readonly days: number; readonly more: number },
    day: string | null,
    later: string | null,
    fee: string,
  ): string =>
    day && later
      ? `The shorter way: file the return with all that is due by ${day}, and the order falls away. Until ${later} it still does, with ${fee} a day more under each Act.`
      : `The shorter way: file the return with all that is due within ${days} days of the order, and the order falls away. For ${more} days more it still does, with ${fee} a day more under each Act.`,
  revocationTime: (
    { days, more }: { readonly days: number; readonly more: number },
    day: string | null,
    later: string | null,
  ): string =>
    day && later
      ? `The shorter way: apply for revocation in form REG-21 by ${day}, after all missing returns are filed and paid. For good cause the Commissioner can allow it until ${later}.`
      : `The shorter way: apply for revocation in form REG-21 within ${days} days of the order, after all missing returns are filed and paid. For good cause the Commissioner can allow up to ${more} days more.`,
  goodsTime: (days: number, day: string | null): string =>
    day
      ? `The goods: pay by ${day}. After that, ${days} days from the order, the goods or the vehicle may be sold.`
      : `The goods: pay within ${days} days of the order. After that the goods or the vehicle may be sold.`,
  incomeTaxTime: (days: number, day: string | null): string =>
    day
      ? `Until when: the appeal is possible until ${day}, ${days} days after the demand or the order reached you. A later one is taken only for good cause.`
      : `Until when: the appeal is possible for ${days} days after the demand or the order reached you. A later one is taken only for good cause.`,
  incomeTaxDeposit: (least: string, most: string): string =>
    `Before the appeal: the tax on the income of your own return has to be paid, and a fee of ${least} to ${most} by the income that was assessed.`,
  incomeTaxOffice:
    'Office: the Joint Commissioner (Appeals) or the Commissioner (Appeals). The appeal goes in on the income tax portal.',
  demandTime: (days: number, day: string | null): string =>
    day
      ? `Payment: by ${day}, ${days} days after the demand reached you. After that interest runs.`
      : `Payment: within ${days} days after the demand reached you. After that interest runs.`,
  esiTime: (days: number, day: string | null): string =>
    day
      ? `Until when, for an order of ESIC: the appeal is possible until ${day}, ${days} days after the order.`
      : `Until when, for an order of ESIC: the appeal is possible for ${days} days after the order.`,
  esiDeposit: (percent: number): string =>
    `Deposit, for an order of ESIC: ${percent}% of the contribution that was ordered, or what you work out yourself, whichever is higher.`,
  esiOffice:
    'Office, for an order of ESIC: an appellate authority, not below a Joint Director: section 126 of the Code on Social Security, 2020.',
  pfAppeal:
    'For an order of EPFO: the appeal goes to the Tribunal, section 23 of the Code on Social Security, 2020. Until when and with which deposit we tell you when we have seen the order.',
} as const;
