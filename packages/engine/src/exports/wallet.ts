/** What an account holds: balance, credits, points, vouchers, accounts to pay out to, and withdrawals to them. */

// The balance, its history, and how it is spent.

export type { AmountLimits, AmountProblem } from "../account/wallet/read-amount.ts";
export { nextExpiry, type Purse, type Spending, spendableCredits, spendingOf } from "../account/wallet/spending.ts";
export { imbalancesIn, kindsIn, transactionsOfKind, wholeHistory } from "../account/wallet/transactions.ts";
export type {
  TopUp,
  TopUpOrder,
  TopUpOutcome,
  TransactionsOutcome,
  Unserved,
  WalletOutcome,
  WalletService,
} from "../account/wallet/wallet.service.ts";
export {
  type PromoCredit,
  type Transaction,
  type TransactionKind,
  type TransactionPage,
  transactionKinds,
  type Wallet,
  type WalletLimits,
} from "../account/wallet/wallet.types.ts";

// Adding money.

export { connectTopUp, type TopUpSnapshot, type TopUpView } from "../account/wallet/top-up.connect.ts";
export { topUpMachine } from "../account/wallet/top-up.machine.ts";
export { topUpActors } from "../account/wallet/top-up.setup.ts";
export type { TopUpEvent, TopUpInput, TopUpOutput } from "../account/wallet/top-up.types.ts";

// Points and vouchers.

export {
  connectRedeemPoints,
  type RedeemPointsSnapshot,
  type RedeemPointsView,
} from "../account/wallet/redeem-points.connect.ts";
export { redeemPointsMachine } from "../account/wallet/redeem-points.machine.ts";
export { redeemPointsActors } from "../account/wallet/redeem-points.setup.ts";
export type {
  RedeemPointsEvent,
  RedeemPointsInput,
  RedeemPointsOutput,
  RedeemPointsScreen,
  RedeemPointsTrouble,
} from "../account/wallet/redeem-points.types.ts";
export type {
  PackagesOutcome,
  PointsPackage,
  RedeemOutcome,
  RedeemVoucherOutcome,
  Redemption,
  RewardsService,
  Voucher,
  VoucherState,
  VouchersOutcome,
} from "../account/wallet/rewards.service.ts";

// Saved bank accounts and cards.

export {
  connectSavedAccounts,
  preferredAccount,
  type SavedAccountsSnapshot,
  type SavedAccountsView,
} from "../account/wallet/saved-accounts.connect.ts";
export { savedAccountsMachine } from "../account/wallet/saved-accounts.machine.ts";
export type {
  AccountField,
  AccountToSave,
  RemoveAccountOutcome,
  SaveAccountOutcome,
  SavedAccountsOutcome,
  SavedAccountsService,
} from "../account/wallet/saved-accounts.service.ts";
export {
  preferredAccountKey,
  type SavedAccountsPorts,
  savedAccountsActors,
} from "../account/wallet/saved-accounts.setup.ts";
export type {
  SavedAccountsEvent,
  SavedAccountsInput,
  SavedAccountsScreen,
  SavedAccountsTrouble,
} from "../account/wallet/saved-accounts.types.ts";

// Withdrawals to a bank account.

export { checkAccount } from "../account/withdrawal/check-account.ts";
export { figuresOf } from "../account/withdrawal/figures.ts";
export { activeIn } from "../account/withdrawal/own-withdrawal.ts";
export { type WithdrawalPorts, withdrawalActors } from "../account/withdrawal/withdrawal.actors.ts";
export {
  connectWithdrawal,
  type WithdrawalSnapshot,
  type WithdrawalView,
} from "../account/withdrawal/withdrawal.connect.ts";
export { withdrawalMachine } from "../account/withdrawal/withdrawal.machine.ts";
export type { WithdrawalLock, WithdrawalService } from "../account/withdrawal/withdrawal.service.ts";
export type {
  Bank,
  CancelOutcome as WithdrawalCancelOutcome,
  Figures,
  ListOutcome as WithdrawalListOutcome,
  OptionsOutcome as WithdrawalOptionsOutcome,
  PayoutAccount,
  RequestOutcome as WithdrawalRequestOutcome,
  Withdrawal,
  WithdrawalCharges,
  WithdrawalEvent,
  WithdrawalFields,
  WithdrawalForm,
  WithdrawalInput,
  WithdrawalOptions,
  WithdrawalOutput,
  WithdrawalRequest,
  WithdrawalScreen,
  WithdrawalStatus,
  WithdrawalTrouble,
} from "../account/withdrawal/withdrawal.types.ts";
