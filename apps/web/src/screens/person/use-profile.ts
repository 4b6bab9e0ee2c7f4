import type { AnswerOf } from '@signoria/protocol';
import type { Reply } from '@signoria/protocol/client';
import { useEffect, useState } from 'react';
import { keepAsking, saysAway } from '../../match/online/keep-asking.ts';
import { server } from '../../match/online/server.ts';

type Profile = AnswerOf<'GET /api/people/:id'>;

/** What everybody may know of a player; null until the server has answered. */
export function useProfile(id: string): Reply<Profile> | null {
  const [reply, setReply] = useState<Reply<Profile> | null>(null);
  useEffect(
    () => keepAsking(() => server.api('GET /api/people/:id', { params: { id } }), saysAway, setReply),
    [id],
  );
  return reply;
}
