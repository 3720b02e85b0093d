import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcementTags, stripAnnouncementMarkup, parseAnnouncementMarkup } from './markup.ts';

describe('the markup of a message', () => {
  it.each([
    ['plain text', 'No hot work on Sunday', 'No hot work on Sunday'],
    ['emphasis', 'No <b>hot <i>work</i></b>', 'No hot work'],
    ['a list', '<ul><li>One</li><li>Two</li></ul>', '  One  Two  '],
    ['every form of line break', 'a<br>b<br/>c<BR />d', 'a b c d'],
    ['a link', '<a href="https://a.example/?b=1&amp;c">here</a>', 'here'],
    ['a link within the application, in single quotes', "<a href='/permits'>here</a>", 'here'],
    ['an e-mail link', '<a href="mailto:ehs@fab.example">here</a>', 'here'],
    ['angle brackets that are not tags', 'a < b and 3 <4, 5 > 2', 'a < b and 3 <4, 5 > 2'],
  ])('may contain %s', (_title, html, text) => {
    expect(parseAnnouncementMarkup(html)).toEqual({ text });
  });

  it.each([
    ['a script', '<script>alert(1)</script>', /^<script> is not allowed in a message/],
    ['a picture', '<img src="x" onerror="alert(1)">', /^<img> is not allowed/],
    ['a frame', '<IFRAME src="https://a.example"></IFRAME>', /^<iframe> is not allowed/],
    ['a tag with a very long name', `<${'x'.repeat(30)}>`, /^<x{20}> is not allowed/],
    ['a heading', '<h1>Loud</h1>', /^<h1> is not allowed/],
    ['an SVG image', '<svg/onload=alert(1)>', /is not a complete tag/],
    ['a comment', '<!-- hidden -->', /^<!-- is not a complete tag/],
    ['a declaration', '<?xml version="1.0"?>', /is not a complete tag/],
    ['a style', '<b style="color: red">x</b>', /^<b> cannot have attributes/],
    ['an event handler', '<p onclick="alert(1)">x</p>', /^<p> cannot have attributes/],
    ['an attribute on a closing tag', '<b>x</b href="https://a.example">', /^<b> cannot have attributes/],
    ['an event handler on a link', '<a href="https://a.example" onclick="x">y</a>', /^Write a link as/],
    ['a link without an address', '<a>x</a>', /^Write a link as/],
    ['a link that runs a script', '<a href="javascript:alert(1)">x</a>', /^A link must lead/],
    ['a script link hidden by entities', '<a href="&#106;avascript:alert(1)">x</a>', /^A link must lead/],
    ['a script link that starts with a space', '<a href=" javascript:alert(1)">x</a>', /^A link must lead/],
    ['a data link', '<a href="data:text/html,x">x</a>', /^A link must lead/],
    ['a link without a protocol', '<a href="//a.example">x</a>', /^A link must lead/],
    ['an attribute without quotes', '<a href=https://a.example>x</a>', /is not a complete tag/],
    ['an incomplete tag', 'x <b', /^<b is not a complete tag/],
    ['a tag within a tag', '<b <i>>x</b>', /is not a complete tag/],
    ['an unclosed tag', '<b>x', /^<b> is not closed/],
    ['overlapping tags', '<b><i>x</b></i>', /^<\/b> has no opening tag/],
    ['a closing tag alone', 'x</p>', /^<\/p> has no opening tag/],
  ])('may not contain %s', (_title, html, problem) => {
    expect(parseAnnouncementMarkup(html)).toEqual({ problem: expect.stringMatching(problem) as string });
  });

  it('allows no tag outside the list, and no attribute except the href of a link', () => {
    const pieces = ['<', '>', '/', 'script', 'b', 'a', ' ', 'href=', '"', "'", 'https://x', 'on=', '!', 'x'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
        const html = parts.join('');
        if ('problem' in parseAnnouncementMarkup(html)) return;
        for (const [, name = '', attributes = ''] of html.matchAll(/<\/?([a-z]+)([^>]*)>/gi)) {
          expect(announcementTags as readonly string[]).toContain(name.toLowerCase());
          expect(attributes).toMatch(/^(\s+href=("[^"]*"|'[^']*'))?\s*\/?$/);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

it.each([
  ['<p>No <b>lifting</b></p><p>today</p>', 'No lifting today'],
  ['5 &lt; 7 &gt; 3 &amp; more', '5 < 7 > 3 & more'],
  ['not <b>closed', 'not <b>closed'],
])('the text of %s is %s', (html, text) => {
  expect(stripAnnouncementMarkup(html)).toBe(text);
});
