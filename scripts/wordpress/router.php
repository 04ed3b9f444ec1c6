<?php
/** PHP's own server: files and folders with an index as they are, everything else is WordPress's. */

$np_path = $_SERVER['DOCUMENT_ROOT'] . rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

if ( is_file( $np_path ) || ( is_dir( $np_path ) && is_file( "$np_path/index.php" ) && str_ends_with( $np_path, '/wp-admin/' ) ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
