import type { ChatLine, Person, Table } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { mutedPeople, silence } from '../src/screens/chat/silence.ts';

const HOST: Person = { id: 'h', name: 'Ada', guest: true };
const GUEST: Person = { id: 'g', name: 'Bea', guest: true };
const ACCOUNT: Person = { id: 'a', name: 'Carlo', guest: false };

function table(change: Partial<Table> = {}): Table {
  return {
    code: 'ABCDEF',
    game: 'patrician',
    options: {},
    host: HOST,
    open: true,
    rated: false,
    clock: { kind: 'none' },
    guestChat: false,
    status: 'waiting',
    seats: [{ kind: 'person', person: HOST, online: true }, { kind: 'empty' }],
    match: null,
    rematch: [],
    muted: [],
    watchers: 1,
    createdAt: 0,
    ...change,
  };
}

describe('chat at a table', () => {
  test('the host may always write, a guest too', () => {
    expect(silence(table(), HOST)).toBe(null);
    expect(silence(table({ muted: [HOST.id] }), HOST)).toBe(null);
  });

  test('guests and strangers wait for the host to let them', () => {
    expect(silence(table(), GUEST)).toBe('chat-off');
    expect(silence(table(), null)).toBe('chat-off');
    expect(silence(table(), ACCOUNT)).toBe(null);
    expect(silence(table({ guestChat: true }), GUEST)).toBe(null);
    expect(silence(table({ guestChat: true }), null)).toBe(null);
  });

  test('whoever is muted is told so before anything is typed', () => {
    expect(silence(table({ guestChat: true, muted: [GUEST.id] }), GUEST)).toBe('muted');
    expect(silence(table({ muted: [ACCOUNT.id] }), ACCOUNT)).toBe('muted');
  });

  test('the muted are named by their seat or their lines', () => {
    const line: ChatLine = { id: '1', code: 'ABCDEF', from: GUEST, text: 'hi', at: 0 };
    expect(mutedPeople(table({ muted: ['h', 'g', 'x'] }), [line])).toEqual([
      { id: 'h', name: 'Ada' },
      { id: 'g', name: 'Bea' },
      { id: 'x', name: null },
    ]);
  });
});
