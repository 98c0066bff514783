import type { LocalSite } from '../../local-site.ts';
import type { FormTexts } from '../../schema.ts';

/** Returns the words of the newsletter form. */
export const content = ({ fact }: LocalSite) =>
  ({
    fields: {
      email: {
        label: 'Email address',
        placeholder: 'Enter your email address',
        missing: 'Please enter your email address',
        invalid: 'Please enter a valid email address',
      },
    },
    submit: 'Subscribe',
    sending: 'Subscribing...',
    successTitle: 'Successfully subscribed!',
    success:
      "Thank you for subscribing to our newsletter. You'll receive the latest tax updates and business insights.",
    /** It is shown if the server sends mail; it stays when the message above goes. */
    confirm: 'One more step: press Confirm in the e-mail we have just sent you.',
    errorTitle: 'Subscription failed',
    error: 'Unable to process subscription. Please try again or contact us directly.',
    notice: `We store your address, this page, the time and the name of your browser. You get the newsletter until you unsubscribe, and we keep the record for ${fact('policy.retention')}. How to see or erase your record:`,
  }) as const satisfies FormTexts;
