import { contactOptions } from '../../contact-options.ts';
import type { LocalSite } from '../../local-site.ts';
import type { FormTexts } from '../../schema.ts';
import { content as newsletterTexts } from '../newsletter/en.ts';

export const content = (site: LocalSite) => {
  const { fact } = site;
  const newsletter = newsletterTexts(site);
  const { missing, invalid } = newsletter.fields.email;
  /** The words of the contact form; `options` are those of contact-options.ts, in their order. */
  return {
    fields: {
      name: { label: 'Full Name', missing: 'Please enter your full name' },
      email: { label: 'Email Address', missing, invalid },
      phone: {
        label: 'Phone Number',
        missing: 'Please enter your phone number',
        invalid: 'Please enter all digits of your phone number',
      },
      service: {
        label: 'Service Required',
        missing: 'Please select a service',
        choose: 'Select a service',
        options: contactOptions,
      },
      message: {
        label: 'Message',
        placeholder: 'Tell us about your requirements...',
        missing: 'Please enter your message',
      },
    },
    submit: 'Send Message',
    sending: 'Sending...',
    success: "Thank you! Your message has been sent successfully. We'll get back to you soon.",
    successSpoken: 'Form submitted successfully',
    error: 'Sorry, there was an error sending your message. Please try again or contact us directly.',
    errorSpoken: 'Form submission failed',
    notice: `We use your message to reply. We keep it and the page you sent it from for ${fact('policy.retention')}. How to see or erase it:`,
  } as const satisfies FormTexts;
};
