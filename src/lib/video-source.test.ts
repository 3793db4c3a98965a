import { describe, expect, it } from 'vitest'

import { captionsUrl, playerUrl, videoHost } from './video-source'

const EMBED = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'

describe('playerUrl', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('embeds %s from the cookieless domain of YouTube', (url) => {
    expect(playerUrl('youtube', url)).toBe(EMBED)
  })

  it.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    [
      'https://vimeo.com/76979871/abcdef0123',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=abcdef0123',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=abcdef0123',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=abcdef0123',
    ],
  ])('embeds %s with dnt=1 for Vimeo', (url, player) => {
    expect(playerUrl('vimeo', url)).toBe(player)
  })

  it.each(['https://example.org/film.mp4', 'https://example.org/a/FILM.WebM?v=2', '/media/film.webm'])(
    'returns the file %s unchanged',
    (url) => {
      expect(playerUrl('file', url)).toBe(url)
    },
  )

  it.each([
    ['youtube', 'https://vimeo.com/76979871'],
    ['youtube', 'https://www.youtube.com/@somebody'],
    ['youtube', 'https://www.youtube.com/watch?v=short'],
    ['youtube', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXc%22'],
    ['youtube', 'http://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['vimeo', 'https://vimeo.com/channels/staffpicks'],
    ['vimeo', 'https://evil.example/76979871'],
    ['file', 'https://example.org/film.mov'],
    ['file', 'http://example.org/film.mp4'],
    ['file', '//example.org/film.mp4'],
    ['file', 'javascript:alert(1)//film.mp4'],
    ['file', 'data:video/mp4;base64,AAAA.mp4'],
    ['file', null],
  ] as const)('rejects, as %s, %s', (source, url) => {
    expect(playerUrl(source, url)).toBeNull()
  })
})

describe('videoHost', () => {
  it('returns the third party that serves the video', () => {
    expect(videoHost('youtube', 'https://youtu.be/dQw4w9WgXcQ')).toBe('YouTube')
    expect(videoHost('file', 'https://films.example.org/a.mp4')).toBe('films.example.org')
    expect(videoHost('file', '/media/a.mp4')).toBeNull()
  })
})

describe('captionsUrl', () => {
  it('accepts WebVTT files of this site, or over https', () => {
    expect(captionsUrl('/media/a.vtt')).toBe('/media/a.vtt')
    expect(captionsUrl('https://films.example.org/a.vtt')).toBe('https://films.example.org/a.vtt')
    expect(captionsUrl('http://films.example.org/a.vtt')).toBeNull()
    expect(captionsUrl('/media/a.srt')).toBeNull()
  })
})
