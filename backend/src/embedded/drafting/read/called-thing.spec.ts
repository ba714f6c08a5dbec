import { calledThing } from './called-thing.js';

describe('what an idea itself calls the product', () => {
  it('stands behind what is asked for, or in its title', () => {
    expect(calledThing('We need interview scheduling that works for panel interviews.')).toBe('Interview Scheduling');
    expect(calledThing('Digital intake for our group of 22 dental clinics.')).toBe('Digital Intake');
    expect(calledThing('Audit log export for enterprise admins')).toBe('Audit Log Export');
  });

  it('is no name where it is anything, somebody or a whole sentence', () => {
    expect(calledThing('We need a better system for our drivers.')).toBeNull();
    expect(calledThing('I want new customers to sign up by themselves.')).toBeNull();
    expect(calledThing('Customers keep getting surprised by overage bills.')).toBeNull();
  });
});
