export { BankAccountScreen } from "./bank-account-screen.tsx";
export { BankAccountsScreen } from "./bank-accounts-screen.tsx";
export { CreateBankAccountScreen } from "./create-bank-account-screen.tsx";
export { RegisterScreen } from "./register-screen.tsx";
