'use client'

import dynamic from 'next/dynamic'

/** Loaded dynamically, so that only pages about accounts carry their JavaScript. */
export const SignInForm = dynamic(() => import('./SignInForm').then((module) => module.SignInForm))
export const RegistrationForm = dynamic(() =>
  import('./RegistrationForm').then((module) => module.RegistrationForm),
)
export const ForgotPasswordForm = dynamic(() =>
  import('./ForgotPasswordForm').then((module) => module.ForgotPasswordForm),
)
export const ResetPasswordForm = dynamic(() =>
  import('./ResetPasswordForm').then((module) => module.ResetPasswordForm),
)
export const VerifyForm = dynamic(() => import('./VerifyForm').then((module) => module.VerifyForm))
