import HtmlWebpackPlugin from 'html-webpack-plugin';

export default {
  mode: 'production',
  output: { filename: '[name].[contenthash].js', clean: true },
  plugins: [new HtmlWebpackPlugin({ template: 'src/index.html' })],
};
