import { returnAddresses } from './return-addresses.js';

const SITE = 'https://specforge.example';

it('leads to the billing screen where nothing else was asked', () => {
  expect(returnAddresses(SITE)).toEqual({
    success: `${SITE}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel: `${SITE}/app/billing`,
    back: `${SITE}/app/billing`,
  });
});

it('leads back to where the person was', () => {
  const { success, cancel } = returnAddresses(SITE, `${SITE}/app/templates/brd-basic?q=a b#price`);
  expect(cancel).toBe(`${SITE}/app/templates/brd-basic?q=a%20b#price`);
  expect(new URL(success).searchParams.get('return')).toBe('/app/templates/brd-basic?q=a%20b#price');
  expect(success).toContain('session_id={CHECKOUT_SESSION_ID}');
});

it.each([
  'https://elsewhere.example/app',
  '//elsewhere.example',
  'javascript:alert(1)',
  'https://specforge.example@elsewhere.example/',
  'https://user@specforge.example/app',
  'http://specforge.example/app',
  'https://specforge.example:444/app',
  '\\\\elsewhere.example',
])('refuses %s', (address) => {
  expect(() => returnAddresses(SITE, address)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
});
