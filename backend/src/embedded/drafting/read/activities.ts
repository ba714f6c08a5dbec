/** Work that has a name of its own: verb, object and noun. */
export const activities: Record<string, [verb: string, object: string, noun: string]> = {
  ticketing: ['sell', 'tickets', 'ticket'],
  'seat map': ['show', 'the seat map', 'seat map'],
  invoicing: ['send', 'invoices', 'invoice'],
  billing: ['send', 'invoices', 'invoice'],
  messaging: ['send', 'messages', 'message'],
  booking: ['take', 'bookings', 'booking'],
  bookings: ['take', 'bookings', 'booking'],
  'waiting list': ['keep', 'a waiting list', 'waiting list'],
  payroll: ['run', 'the payroll', 'payroll'],
  bookkeeping: ['keep', 'the books', 'entry'],
};

export const isActivity = (text: string): boolean => text.toLowerCase() in activities;
