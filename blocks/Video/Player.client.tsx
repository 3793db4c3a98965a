'use client'

import { type ReactNode, useState } from 'react'

import { Icon } from '@/src/components/ui/Icon'

type Props = {
  /** What is loaded, and only after the click. */
  src: string
  embedded: boolean
  /** WebVTT, and its language. */
  captions: { src: string; language: string } | null
  title: string
  playLabel: string
  /** The poster. */
  children: ReactNode
}

/** The captions of a film in which nobody speaks. */
const NOTHING_SAID = 'data:text/vtt,WEBVTT'

/** The player takes the place of the button that had the focus, and takes the focus with it. */
const focus = (element: HTMLElement | null) => element?.focus()

/** A poster to press; the film is asked for when it is. */
export function Player({ src, embedded, captions, title, playLabel, children }: Props) {
  const [playing, setPlaying] = useState(false)
  if (!playing)
    return (
      <button className="video-play" type="button" onClick={() => setPlaying(true)}>
        {children}
        <span className="video-play-label">
          <Icon className="video-play-icon" name="play" />
          {playLabel}
        </span>
      </button>
    )
  return embedded ? (
    <iframe
      ref={focus}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      className="video-player"
      referrerPolicy="strict-origin-when-cross-origin"
      src={src}
      title={title}
    />
  ) : (
    <video
      ref={focus}
      autoPlay
      className="video-player"
      controls
      crossOrigin={captions ? 'anonymous' : undefined}
      playsInline
      src={src}
      title={title}
    >
      <track
        default={captions !== null}
        kind="captions"
        src={captions?.src ?? NOTHING_SAID}
        srcLang={captions?.language}
      />
    </video>
  )
}
