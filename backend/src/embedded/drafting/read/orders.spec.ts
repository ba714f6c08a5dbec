import { isOrder } from './orders.js';

describe('orders to whoever uses a product', () => {
  it.each([
    ['Define checks in YAML, run them from 12 regions', true],
    ['Alert when a robot is stuck', true],
    ['Show live position of every robot', true],
    ['Transport managers see which vans are due', false],
    ['Answer within 2 hours in duty time', false],
    ['Lose orders every week', false],
    ['Report templates for managers', false],
  ])('%s: %s', (text, is) => {
    expect(isOrder(text)).toBe(is);
  });
});
