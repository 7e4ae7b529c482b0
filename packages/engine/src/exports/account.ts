/** Who somebody is: signing in and up, a forgotten password, the profile and its end. */

// Signing in, signing up, a forgotten password.

export type {
  AuthPurpose,
  AuthService,
  Completion,
  CompletionOutcome,
  Credentials,
  FieldProblems,
  PasswordReset,
  PasswordResetOutcome,
  RegisterOutcome,
  Registration,
  RegistrationField,
  RegistrationProblems,
  SignInOutcome,
  SocialProvider,
} from "../account/sign-in/auth.service.ts";
export { passwordResetActors } from "../account/sign-in/password-reset.actors.ts";
export {
  connectPasswordReset,
  type PasswordResetSnapshot,
  type PasswordResetView,
} from "../account/sign-in/password-reset.connect.ts";
export { passwordResetMachine } from "../account/sign-in/password-reset.machine.ts";
export type {
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput,
  PasswordResetScreen,
} from "../account/sign-in/password-reset.types.ts";
export { safeReturnPath } from "../account/sign-in/safe-return-path.ts";
export { signInActors } from "../account/sign-in/sign-in.actors.ts";
export { connectSignIn, type SignInSnapshot, type SignInView } from "../account/sign-in/sign-in.connect.ts";
export { signInMachine } from "../account/sign-in/sign-in.machine.ts";
export type {
  SignInEvent,
  SignInForm,
  SignInInput,
  SignInOutput,
  SignInScreen,
} from "../account/sign-in/sign-in.types.ts";
export { signUpActors } from "../account/sign-in/sign-up.actors.ts";
export { connectSignUp, type SignUpSnapshot, type SignUpView } from "../account/sign-in/sign-up.connect.ts";
export { signUpMachine } from "../account/sign-in/sign-up.machine.ts";
export type {
  SignUpDetails,
  SignUpEvent,
  SignUpForm,
  SignUpInput,
  SignUpOutput,
  SignUpScreen,
} from "../account/sign-in/sign-up.types.ts";

// The profile, and the account's deletion.

export { accountDeletionActors } from "../account/profile/account-deletion.actors.ts";
export {
  type AccountDeletionSnapshot,
  type AccountDeletionView,
  connectAccountDeletion,
} from "../account/profile/account-deletion.connect.ts";
export { accountDeletionMachine } from "../account/profile/account-deletion.machine.ts";
export type {
  AccountDeletionEvent,
  AccountDeletionInput,
  AccountDeletionOutput,
  AccountDeletionScreen,
} from "../account/profile/account-deletion.types.ts";
export type {
  DeletionOutcome,
  ProfileChanges,
  ProfileFields,
  ProfileOutcome,
  ProfileService,
  ProfileUpdateOutcome,
} from "../account/profile/profile.service.ts";
export type { Account, Gender, TravelDocument } from "../kernel/person.ts";
