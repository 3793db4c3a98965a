'use client'

import { type ReactNode, useState } from 'react'

import { Icon } from '@/src/components/ui/Icon'

type Props = {
  /** Loaded only after the click. */
  src: string
  embedded: boolean
  /** WebVTT */
  captions: { src: string; language: string } | null
  title: string
  playLabel: string
  /** The poster image. */
  children: ReactNode
}

/** Empty captions, for a video without speech. */
const EMPTY_CAPTIONS = 'data:text/vtt,WEBVTT'

/** The player replaces the focused button, so it takes over the focus. */
const focus = (element: HTMLElement | null) => element?.focus()

/** A poster button that loads the video when pressed. */
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
        src={captions?.src ?? EMPTY_CAPTIONS}
        srcLang={captions?.language}
      />
    </video>
  )
}
