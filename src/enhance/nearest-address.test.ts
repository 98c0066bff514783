import { expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { addressData } from '../addresses/address-data.ts';
import type { AddressSource } from '../addresses/all-addresses.ts';
import { nearestAddress } from './nearest-address.ts';

/** The data in the form in which a page hands it to the browser. */
const source: AddressSource = JSON.parse(JSON.stringify(addressData(sampleEdition())));

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
  expect(nearestAddress(source, path, 'en')).toBe(address);
});

test.each([['/wp-admin/setup-config.php'], ['/x'], ['/%']])('nothing is near to %s', (path) => {
  expect(nearestAddress(source, path, 'en')).toBeNull();
});
