import { expect, test } from 'vitest';
import { nearestAddress } from './nearest-address.ts';

test.each([
  ['/servces/gst-registration', '/services/gst-registration'],
  ['/contact-us', '/contact'],
  ['/locations/salm/gst-returns', '/locations/salem/gst-returns'],
  ['/locations/trichi', '/locations/tiruchirappalli'],
  ['/gst-registration-coimbtore', '/locations/coimbatore/gst-registration'],
  ['/Abuot', '/about'],
  ['/gst-registration-trichy', '/locations/tiruchirappalli/gst-registration'],
  ['/gst-registraton-trichi', '/locations/tiruchirappalli/gst-registration'],
  ['/tamil-nadu/trichy', '/locations/tiruchirappalli'],
  ['/trichy', '/locations/tiruchirappalli'],
  ['/gst-filing-in-kovai', '/locations/coimbatore'],
  ['/best-auditor/cape-comorin', '/locations/kanyakumari'],
])('%s was meant as %s', (path, address) => {
  expect(nearestAddress(path)).toBe(address);
});

test.each([['/wp-admin/setup-config.php'], ['/x'], ['/%']])('nothing is near to %s', (path) => {
  expect(nearestAddress(path)).toBeNull();
});
