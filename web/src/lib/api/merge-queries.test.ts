import { gql } from '@apollo/client';
import { print } from 'graphql';
import { expect, test } from 'vitest';
import { mergeQueries, splitResult } from './merge-queries.ts';

const counts = gql`
  query Counts {
    counts {
      drafts
    }
  }
`;
const announcement = gql`
  query Announcement {
    current: announcement(active: true) {
      title
    }
  }
`;

test('one query reads what several do', () => {
  const merged = gql`
    query CountsAndAnnouncement {
      counts {
        drafts
      }
      current: announcement(active: true) {
        title
      }
    }
  `;
  expect(print(mergeQueries([counts, announcement]))).toBe(print(merged));
});

test('a single query stays as it is', () => {
  expect(mergeQueries([counts])).toBe(counts);
});

test('each query gets its own part of the result, and its own errors', () => {
  const result = {
    data: { counts: { drafts: 1 }, current: null },
    errors: [{ message: 'broken', path: ['current'] }, { message: 'for all' }],
  };
  expect(splitResult(result, counts)).toEqual({
    data: { counts: { drafts: 1 } },
    errors: [{ message: 'for all' }],
  });
  expect(splitResult(result, announcement)).toEqual({
    data: { current: null },
    errors: [{ message: 'broken', path: ['current'] }, { message: 'for all' }],
  });
});
